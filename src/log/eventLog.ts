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
 * a commit is at most 256 kB as JSON. Breaking either is a programming error and throws `RangeError`.
 * A stored commit that cannot be read throws `BadCommit` (codec.ts) and harms no other stream.
 *
 * Subscriptions never call back before they have returned. A callback that throws ends its own subscription
 * only, and the error goes to `onError`; without `onError` it is thrown as an uncaught exception.
 */
export interface EventLog<E> {
  /**
   * Appends a commit behind version `prev`. Resolves only when it is durable. A repeated id answers the version
   * it got the first time, whatever `prev` says.
   * @throws UnknownOutcome when the answer was lost
   */
  append(stream: string, prev: Version, commit: { id: string; events: readonly E[] }): Promise<AppendResult>;
  /** The commits of a stream in order, those after `after` and up to `upTo` itself (default: all). */
  read(stream: string, after?: Version, upTo?: Version): Promise<readonly Commit<E>[]>;
  /** The newest commit of a stream, or null: says how it ended without reading all of it. */
  last(stream: string): Promise<Commit<E> | null>;
  /** Names of all streams of a kind, in order of creation. */
  streams(kind: string): Promise<readonly string[]>;
  /**
   * Calls back for every commit of the stream after `after`, in order, one's own included. A feed may come before
   * the answer of the append, repeat a commit or miss one: fold a commit whose `prev` is the version at hand,
   * ignore one that was seen, and else catch up by `read`.
   */
  follow(
    stream: string,
    after: Version,
    onCommit: (commit: Commit<E>) => void,
    onError?: (error: unknown) => void,
  ): Stop;
  /**
   * Every commit of every stream after `position` (`NONE`: from the beginning), at least once, ordered within a
   * stream, one at a time: the next waits for the promise of the last. `onCaughtUp` is called once, when the tail
   * first finds nothing more. A stream with a bad commit is told to `onError` and left out from there on.
   */
  tail(
    position: Version,
    onCommit: (commit: Commit<E>, position: Version) => Promise<void> | void,
    onCaughtUp?: () => void,
    onError?: (error: unknown) => void,
  ): Stop;
  /** Resolves when every running tail has been through the commit of version `position`. */
  reached(position: Version): Promise<void>;
  /** Stores what was appended, ends every subscription, and waits for their callbacks. */
  close(): Promise<void>;
}
