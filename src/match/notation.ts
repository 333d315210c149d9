import { z } from 'zod';
import { ENTROPY } from '../dice/entropy.ts';
import { matchOptionsSchema } from '../rules/options.ts';

/*
 * The lines of a written match (REFEREE.md), parsed. Fields that the form does not know are passed over in lines, so that other
 * programs can add their own; options are read strictly.
 */

const at = z.number().int();
const whole = z.number().int();
const face = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);
const hold = z.array(whole).default([]);

const startLine = z.object({
  at,
  seats: z.array(z.string()).min(2).max(8),
  options: matchOptionsSchema.default(() => matchOptionsSchema.parse({})),
  match: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  secret: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  entropies: z.array(z.string().regex(ENTROPY)).optional(),
  first: whole.optional(),
});

const commandLine = z.discriminatedUnion('do', [
  z.object({ at, do: z.literal('roll'), seat: whole, hold, dice: z.array(face).optional() }),
  z.object({ at, do: z.literal('bank'), seat: whole, hold }),
  z.object({ at, do: z.literal('leave'), seat: whole }),
  z.object({ at, do: z.literal('finish'), seat: whole.optional() }),
  z.object({ at, do: z.literal('restart') }),
]);
const timeLine = z.object({ at, do: z.undefined().optional() });

export type StartLine = z.infer<typeof startLine>;
export type MatchLine = z.infer<typeof commandLine> | z.infer<typeof timeLine>;
export type RefereeLine = StartLine | MatchLine;

export const isStartLine = (line: RefereeLine): line is StartLine => 'seats' in line;

/** Why a line is not of the form, as an English clause; the caller names the line. */
export class NotationError extends Error {}

/**
 * Parses one line of a written match.
 * @throws NotationError when it is not of the form
 */
export function parseLine(text: string): RefereeLine {
  const json = parseJson(text);
  const record = z.record(z.string(), z.unknown()).safeParse(json);
  if (!record.success) throw new NotationError('not a JSON object');
  if ('seats' in record.data) return checkStart(parsed(startLine, json));
  return parsed('do' in record.data ? commandLine : timeLine, json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotationError('not JSON');
  }
}

function checkStart(line: StartLine): StartLine {
  const { secret, match, entropies, seats, first } = line;
  if (secret !== undefined && (match === undefined || entropies === undefined)) {
    throw new NotationError('a secret needs "match" and "entropies"');
  }
  if (entropies !== undefined && entropies.length !== seats.length) {
    throw new NotationError('"entropies" needs one entry a seat');
  }
  if (first !== undefined && (first < 1 || first > seats.length)) {
    throw new NotationError('"first" is not a seat of this match');
  }
  return line;
}

function parsed<S extends z.ZodType>(schema: S, json: unknown): z.infer<S> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  throw new NotationError(
    path === '' ? (issue?.message ?? 'not of the form') : `"${path}": ${issue?.message}`,
  );
}
