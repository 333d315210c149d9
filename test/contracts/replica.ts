import { type Commit, type EventLog, NONE, type Version } from '../../src/log/eventLog.ts';

/** The reader that `follow` asks for: folds the next commit, ignores a seen one, else catches up by `read`. */
export function makeReplica<E>(log: EventLog<E>, stream: string) {
  const events: E[] = [];
  const seen = new Set<Version>();
  let at: Version = NONE;

  const fold = (commit: Commit<E>): void => {
    if (commit.prev !== at) return;
    at = commit.version;
    seen.add(at);
    events.push(...commit.events);
  };
  const catchUp = async (): Promise<void> => {
    for (const commit of await log.read(stream, at)) fold(commit);
  };
  const stop = log.follow(stream, NONE, (commit) => {
    if (commit.prev === at) fold(commit);
    else if (!seen.has(commit.version)) void catchUp();
  });
  return { events: events as readonly E[], stop };
}
