import type { Bot } from '../bots/bot.ts';
import type { BotKind, PlayerRef, Randomness, SeatCommand, Sender, TableCommand } from '../table/commands.ts';
import type { TableRefusal } from '../table/refusals.ts';
import { seatOf } from '../table/seats.ts';
import type { TableState } from '../table/state.ts';
import { makeBotPlayer } from './botPlayer.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { type Link, makeTableLinks } from './tableLinks.ts';
import { makeTableMailbox } from './tableMailbox.ts';
import type { TableLink } from './tableManager.ts';
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

export function makeTableActor(options: ActorOptions): TableActor {
  const { store, clock, logger, randomness, onChange } = options;
  const mailbox = makeTableMailbox({
    store,
    clock,
    randomness,
    logger,
    onChange: () => changed(),
    // A bot's move may have been lost with the rest.
    onFault: () => bots.stop(),
  });
  const { state, post } = mailbox;
  const { tableId } = state();
  const links = makeTableLinks(state, mailbox.fault);
  const bots = makeBotPlayer({
    clock,
    mindOf: options.mindOf,
    thinkMs: options.botDelayMs,
    logger,
    post: (seat, command) => void post({ kind: 'bot', seat }, command),
  });

  const changed = (): void => {
    links.changed();
    onChange(actor);
    if (!mailbox.isStopped()) bots.look(state());
  };

  /** A seat whose player has no window that plays is away, however that came about. */
  const goAwayUnlessHere = (player: PlayerRef): void => {
    if (mailbox.isStopped() || links.isPlaying(player.id) || seatOf(state(), player.id) === null) return;
    void post({ kind: 'player', player }, { type: 'GoAway' });
  };

  const close = (link: Link): void => {
    if (!links.drop(link) || mailbox.isStopped()) return;
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
    stop() {
      bots.stop();
      return mailbox.stop();
    },
  };

  mailbox.start();
  bots.look(state());
  return actor;
}
