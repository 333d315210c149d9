import { z } from 'zod';

const note = z.strictObject({ type: z.literal('Noted'), text: z.string() });

/** The one event of these tests. */
export const parseNote = (raw: unknown) => note.parse(raw);
