import type { AppendResult, Version } from './eventLog.ts';

/**
 * The answer for an id that the log holds already.
 * @throws RangeError when it was another stream's: two commands must never share an id, one would be lost
 */
export function answerTwin(twin: { stream: string; version: Version }, stream: string): AppendResult {
  if (twin.stream !== stream) throw new RangeError(`This commit's id was used before, in ${twin.stream}.`);
  return { version: twin.version };
}
