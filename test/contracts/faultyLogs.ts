import { type Commit, type EventLog, UnknownOutcome } from '../../src/log/eventLog.ts';

/** Stores the commits that `isLost` picks, but loses the answer. */
export function loseAnswers<E>(log: EventLog<E>, isLost: (id: string) => boolean): EventLog<E> {
  return {
    ...log,
    async append(stream, prev, commit) {
      const result = await log.append(stream, prev, commit);
      if (isLost(commit.id)) throw new UnknownOutcome('The answer was lost.');
      return result;
    },
  };
}

/** Lets every answer wait until the stream's feed has told of the commit. */
export function feedFirst<E>(log: EventLog<E>): EventLog<E> {
  return {
    ...log,
    async append(stream, prev, commit) {
      const told = new Promise<void>((resolve) => {
        const stop = log.follow(stream, prev, ({ id }) => {
          if (id !== commit.id) return;
          stop();
          resolve();
        });
      });
      const result = await log.append(stream, prev, commit);
      if (result !== 'conflict') await told;
      return result;
    },
  };
}

/** Hands every commit of `follow` through `times(commit)` times: 0 misses it, 2 doubles it. */
export function repeatFeed<E>(log: EventLog<E>, times: (commit: Commit<E>) => number): EventLog<E> {
  return {
    ...log,
    follow: (stream, after, onCommit, onError) =>
      log.follow(
        stream,
        after,
        (commit) => {
          for (let count = times(commit); count > 0; count--) onCommit(commit);
        },
        onError,
      ),
  };
}
