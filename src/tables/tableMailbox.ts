import type { Randomness, Sender, TableCommand } from '../table/commands.ts';
import { decideTable } from '../table/decideTable.ts';
import type { TableRefusal } from '../table/refusals.ts';
import type { TableState } from '../table/state.ts';
import { tableDeadline } from '../table/tableDeadline.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { logName, tellCommit } from './tableNews.ts';
import type { TableStore } from './tableStore.ts';

export interface MailboxOptions {
  /** With the table's events read or appended: its state is there. */
  readonly store: TableStore;
  readonly clock: Clock;
  readonly randomness: () => Randomness;
  readonly logger: Logger;
  /** The table's state is another one now. */
  readonly onChange: () => void;
  /** A command was lost; the state is about to be rebuilt from the log. */
  readonly onFault: () => void;
}

/** What comes to one table, one command after the other, and the one alarm that comes by itself. */
export interface TableMailbox {
  state(): TableState;
  /** Resolves when the command is durable (null) or refused; it counts by the moment of this call. Never rejects. */
  post(sender: Sender, command: TableCommand): Promise<TableRefusal | null>;
  fault(error: unknown): void;
  isStopped(): boolean;
  /** Sets the alarm for the first time. */
  start(): void;
  /** Takes nothing more and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

const SERVER: Sender = { kind: 'server' };
/** A commit that others keep overtaking is given up after so many tries. */
const MOST_TRIES = 5;
/** After a failure the alarm waits at least this long, so that a table that cannot be saved does not spin. */
const AFTER_FAULT_MS = 1_000;

export function makeTableMailbox(options: MailboxOptions): TableMailbox {
  const { store, clock, logger, onChange, onFault } = options;
  let queue: Promise<unknown> = Promise.resolve();
  let cancelAlarm = (): void => {};
  let lastMoment = 0;
  let stopped = false;

  const state = (): TableState => {
    const present = store.state();
    if (present === null) throw new Error('a table without events has no actor');
    return present;
  };

  /** Time never runs backwards for a table, whatever is done to the machine's clock. */
  const moment = (): number => {
    lastMoment = Math.max(lastMoment, clock.now());
    return lastMoment;
  };

  const fault = (error: unknown): void =>
    logger.error({ err: error, table: logName(state()) }, 'a table failed');

  const arm = (notBefore = 0): void => {
    cancelAlarm();
    const at = stopped ? null : tableDeadline(state());
    cancelAlarm =
      at === null
        ? () => {}
        : clock.callAt(Math.max(at, notBefore), () => void post(SERVER, { type: 'Expire' }));
  };

  const decideAndCommit = async (
    sender: Sender,
    command: TableCommand,
    now: number,
  ): Promise<TableRefusal | null> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { events, refusal } = decideTable(state(), sender, command, options.randomness(), now);
      if (refusal !== null) {
        logger.debug({ table: logName(state()), by: sender.kind, command: command.type, refusal }, 'refused');
      }
      if (events.length === 0) return refusal;
      const before = state();
      const stored = await store.commit(events);
      if (stored) tellCommit(logger, before, state(), events);
      onChange();
      if (stored) return refusal;
    }
    throw new Error('the table was overtaken too often');
  };

  const handle = async (sender: Sender, command: TableCommand, now: number): Promise<TableRefusal | null> => {
    try {
      const refusal = await decideAndCommit(sender, command, now);
      arm();
      return refusal;
    } catch (error) {
      fault(error);
      onFault();
      await store.reload().then(onChange).catch(fault);
      arm(clock.now() + AFTER_FAULT_MS);
      return 'notSaved';
    }
  };

  const post = (sender: Sender, command: TableCommand): Promise<TableRefusal | null> => {
    if (stopped) return Promise.resolve('notSaved');
    const now = moment();
    const answer = queue.then(() => handle(sender, command, now));
    queue = answer.catch(fault);
    return answer;
  };

  return {
    state,
    post,
    fault,
    isStopped: () => stopped,
    start: () => arm(),
    async stop() {
      stopped = true;
      cancelAlarm();
      await queue;
    },
  };
}
