import type { Bot } from '../bots/bot.ts';
import type { BotKind, PlayerRef, Randomness, SeatCommand, Sender, TableCommand } from '../table/commands.ts';
import { decideTable } from '../table/decideTable.ts';
import type { TableRefusal } from '../table/refusals.ts';
import { seatOf } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import { tableDeadline } from '../table/tableDeadline.ts';
import { makeBotPlayer } from './botPlayer.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { type Link, makeTableLinks } from './tableLinks.ts';
import type { TableLink } from './tableManager.ts';
import { logName, tellCommit } from './tableNews.ts';
import type { TableStore } from './tableStore.ts';

/** What every table of a server shares. */
export interface ActorServices {
  readonly clock: Clock;
  readonly randomness: () => Randomness;
  readonly mindOf: (kind: BotKind) => Bot;
  /** How long a bot seems to think, in milliseconds. */
  readonly botDelayMs: number;
  readonly logger: Logger;
}

export interface ActorOptions extends ActorServices {
  /** With the table's events read or appended: its state is there. */
  readonly store: TableStore;
  /** Called after every change of the table or of who looks on. */
  readonly onChange: (actor: TableActor) => void;
  /** Runs what seats a player, one at a time for each, and refuses whoever sits elsewhere. */
  readonly seating: (
    player: PlayerRef,
    tableId: string,
    sit: () => Promise<TableRefusal | null>,
  ) => Promise<TableRefusal | 'atAnotherTable' | null>;
}

/** One table alive: a mailbox in front of the decider, one alarm, its bots and its windows. */
export interface TableActor {
  readonly tableId: string;
  state(): TableState;
  spectators(): number;
  /** Resolves when the command is durable (null) or refused; it counts by the moment of this call. Never rejects. */
  post(sender: Sender, command: TableCommand): Promise<TableRefusal | null>;
  /** Opens a window: one that plays takes over from an older one and brings an away seat back. */
  link(player: PlayerRef, watching: boolean): Promise<TableLink>;
  /** Lets what is under way end, then stops alarm and bots. */
  stop(): Promise<void>;
}

const SERVER: Sender = { kind: 'server' };
/** A commit that others keep overtaking is given up after so many tries. */
const MOST_TRIES = 5;
/** After a failure the alarm waits at least this long, so that a table that cannot be saved does not spin. */
const AFTER_FAULT_MS = 1_000;

export function makeTableActor(options: ActorOptions): TableActor {
  const { store, clock, logger, onChange } = options;
  let mailbox: Promise<unknown> = Promise.resolve();
  let cancelAlarm = (): void => {};
  let lastMoment = 0;
  let stopped = false;

  const state = (): TableState => {
    const present = store.state();
    if (present === null) throw new Error('a table without events has no actor');
    return present;
  };
  const { tableId } = state();

  /** Time never runs backwards for a table, whatever is done to the machine's clock. */
  const moment = (): number => {
    lastMoment = Math.max(lastMoment, clock.now());
    return lastMoment;
  };

  const fault = (error: unknown): void =>
    logger.error({ err: error, table: logName(state()) }, 'a table failed');
  const links = makeTableLinks(state, fault);
  const bots = makeBotPlayer({
    clock,
    mindOf: options.mindOf,
    thinkMs: options.botDelayMs,
    logger,
    post: (seat, command) => void post({ kind: 'bot', seat }, command),
  });

  const arm = (notBefore = 0): void => {
    cancelAlarm();
    const at = stopped ? null : tableDeadline(state());
    cancelAlarm =
      at === null
        ? () => {}
        : clock.callAt(Math.max(at, notBefore), () => void post(SERVER, { type: 'Expire' }));
  };

  const changed = (): void => {
    links.changed();
    onChange(actor);
    if (!stopped) bots.look(state());
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
      changed();
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
      // A bot's move may have been lost with the rest.
      bots.stop();
      await store.reload().then(changed).catch(fault);
      arm(clock.now() + AFTER_FAULT_MS);
      return 'notSaved';
    }
  };

  const post = (sender: Sender, command: TableCommand): Promise<TableRefusal | null> => {
    if (stopped) return Promise.resolve('notSaved');
    const now = moment();
    const answer = mailbox.then(() => handle(sender, command, now));
    mailbox = answer.catch(fault);
    return answer;
  };

  /** A seat whose player has no window that plays is away, however that came about. */
  const goAwayUnlessHere = (player: PlayerRef): void => {
    if (stopped || links.isPlaying(player.id) || seatOf(state(), player.id) === null) return;
    void post({ kind: 'player', player }, { type: 'GoAway' });
  };

  const close = (link: Link): void => {
    if (!links.drop(link) || stopped) return;
    changed();
    goAwayUnlessHere(link.player);
  };

  const send = async (link: Link, command: SeatCommand): Promise<TableRefusal | 'atAnotherTable' | null> => {
    const sender: Sender = { kind: 'player', player: link.player };
    if (link.end !== null) return 'tableGone';
    if (command.type === 'Sit') {
      const refusal = await options.seating(link.player, tableId, () => post(sender, command));
      if (refusal === null) seatedBy(link);
      return refusal;
    }
    // Whoever only watches, from a second login say, acts for nobody's seat.
    if (link.watching && command.type !== 'Say') return 'notSeated';
    return post(sender, command);
  };

  const takeOver = (link: Link): void => {
    links.takeOver(link);
    changed();
  };

  /** The window may have been closed while its player was being seated. */
  const seatedBy = (link: Link): void => {
    if (links.has(link)) takeOver(link);
    else goAwayUnlessHere(link.player);
  };

  const windowOf = (link: Link): TableLink => ({
    tableId,
    current: () => links.published(link),
    subscribe(onView) {
      link.views.add(onView);
      return () => link.views.delete(onView);
    },
    send: (command) => send(link, command),
    ended: () => link.end,
    onEnd: (listener) => void link.ends.add(listener),
    close: () => close(link),
  });

  const actor: TableActor = {
    tableId,
    state,
    spectators: links.spectators,
    post,
    async link(player, watching) {
      const link = links.open(player, watching);
      if (watching) {
        changed();
      } else {
        takeOver(link);
        // Posted also to a seat that is not away: the news of a lost connection may still be in the mailbox.
        await post({ kind: 'player', player }, { type: 'ComeBack' });
      }
      return windowOf(link);
    },
    async stop() {
      stopped = true;
      cancelAlarm();
      bots.stop();
      await mailbox;
    },
  };

  arm();
  bots.look(state());
  return actor;
}
