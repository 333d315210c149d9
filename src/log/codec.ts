import type { Commit, Version } from './eventLog.ts';

/** A commit's events as JSON, in bytes of UTF-8. */
export const MAX_COMMIT_BYTES = 256 * 1024;

/** A commit as it is kept. */
export interface StoredCommit {
  readonly stream: string;
  readonly prev: Version;
  readonly version: Version;
  readonly id: string;
  readonly json: string;
}

/** A stored commit that cannot be read back: damaged, or written by another program version. */
export class BadCommit extends Error {
  readonly #stream: string;
  readonly version: Version;

  constructor(stored: StoredCommit, cause: unknown) {
    const kind = stored.stream.split('.')[0];
    // Errors are logged. Never the content: it may hold the secret of a match that is still running; nor the stream's
    // name, which may be a join code or a player's id: the version finds the commit.
    super(`The stored commit ${stored.version} (${kind}) cannot be read.`, { cause });
    this.#stream = stored.stream;
    this.version = stored.version;
  }

  get stream(): string {
    return this.#stream;
  }
}

/** @throws RangeError when the events are larger than `MAX_COMMIT_BYTES` */
export function encodeEvents(events: readonly unknown[]): string {
  const json = JSON.stringify(events);
  const bytes = Buffer.byteLength(json);
  if (bytes > MAX_COMMIT_BYTES) {
    throw new RangeError(`A commit of ${bytes} bytes is over the limit of ${MAX_COMMIT_BYTES}.`);
  }
  return json;
}

/**
 * @param parse checks one event (a zod schema's `parse`)
 * @throws BadCommit when the stored text is not an array of such events
 */
export function decodeCommit<E>(stored: StoredCommit, parse: (raw: unknown) => E): Commit<E> {
  const { json, ...place } = stored;
  try {
    const raw = parseJson(json);
    if (!Array.isArray(raw)) throw new TypeError('Not an array of events.');
    return { ...place, events: raw.map((event) => parse(event)) };
  } catch (error) {
    throw new BadCommit(stored, error);
  }
}

/** The system's own error quotes the text. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TypeError('Not JSON.');
  }
}
