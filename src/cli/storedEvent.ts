import { z } from 'zod';
import type { EventLog } from '../log/eventLog.ts';
import { type ProfileEvent, profileEventSchema } from '../session/profile.ts';
import { type TableEvent, tableEventSchema } from '../table/events.ts';

/** Everything that a server's log may hold. */
const storedEventSchema = z.union([tableEventSchema, profileEventSchema]);

export type StoredEvent = TableEvent | ProfileEvent;

/** An event as it was stored; throws what zod throws when it is none. */
export const parseStoredEvent = (raw: unknown): StoredEvent => storedEventSchema.parse(raw);

/** The log as the tables know it: nothing but table events is ever appended to a stream `table.…`. */
export const tableLog = (log: EventLog<StoredEvent>): EventLog<TableEvent> =>
  log as unknown as EventLog<TableEvent>;

/** The log as the profiles know it: nothing but profile events is ever appended to a stream `player.…`. */
export const profileLog = (log: EventLog<StoredEvent>): EventLog<ProfileEvent> =>
  log as unknown as EventLog<ProfileEvent>;
