/** The place of a commit in its log, opaque: compare for equality only. `NONE` is the version of an empty stream. */
export type Version = string;
export const NONE: Version = '';

/** The events of one command: all of them durable, or none. */
export interface Commit<E> {
  readonly stream: string;
  readonly prev: Version;
  readonly version: Version;
  readonly id: string;
  readonly events: readonly E[];
}

export type AppendResult = { readonly version: Version } | 'conflict';

/** Thrown by `append` when it cannot be known whether the commit was stored: rebuild from the log. */
export class UnknownOutcome extends Error {}

/** What `tail` and `follow` give back; calling it ends the subscription. */
export type Stop = () => void;

/**
 * The one truth. Streams are named `kind.name`, `kind` a lower-case word and `name` 1–64 of `A-Za-z0-9_-`;
 * a commit is at most 256 kB as JSON. Both are programming errors and throw `RangeError`.
 */
export interface EventLog<E> {
  /**
   * Appends a commit behind version `prev`. Resolves only when it is durable. A repeated id answers the version it got the first time.
   * @throws UnknownOutcome when the answer was lost
   */
  append(stream: string, prev: Version, commit: { id: string; events: readonly E[] }): Promise<AppendResult>;
  /** The commits of a stream in order, those after `after` (default: all). */
  read(stream: string, after?: Version): Promise<readonly Commit<E>[]>;
  /** Names of all streams of a kind, in order of creation. */
  streams(kind: string): Promise<readonly string[]>;
  /** Calls back for every commit of the stream after `after`, in order, one's own included; may repeat one. */
  follow(stream: string, after: Version, onCommit: (commit: Commit<E>) => void): Stop;
  /** Every commit of every stream after `position` (`NONE`: from the beginning), at least once, ordered within a stream. */
  tail(
    position: Version,
    onCommit: (commit: Commit<E>, position: Version) => Promise<void> | void,
    onCaughtUp?: () => void,
  ): Stop;
  /** Resolves when every running tail has been through the commit at `position`. */
  reached(position: Version): Promise<void>;
  close(): Promise<void>;
}
