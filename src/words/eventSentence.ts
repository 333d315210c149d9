import type { Key, Params, Translate } from '../i18n/catalogue.ts';
import type { PublicTableEvent } from '../table/events.ts';

/** What a sentence needs to know besides its event. */
export interface SentenceContext {
  /** The reader's seat when the event happened, or null. */
  readonly you: number | null;
  readonly nameOf: (seat: number) => string;
  /** Faces of the held dice, for `DiceHeld`, which knows only their positions. */
  readonly heldFaces: readonly number[];
  /** How dice are written; 5-5-1 where nothing else is said. */
  readonly diceText?: DiceText | undefined;
}

export type DiceText = (faces: readonly number[]) => string;

type EventOf<T extends PublicTableEvent['type']> = Extract<PublicTableEvent, { type: T }>;

/** Keys that also exist in the form for the reader. */
type Personal = { [K in Key]: `${K}You` extends Key ? K : never }[Key];

/** Dice as they are written in a sentence: 5-5-1. */
export const facesText = (faces: readonly number[]): string => faces.join('-');

/** What happened, as one sentence in the reader's language; told as "you" where it was the reader. */
export function eventSentence(t: Translate, event: PublicTableEvent, context: SentenceContext): string {
  const points = (count: number): string => t('common.points', { count });
  const dice = context.diceText ?? facesText;
  const seatSays = (key: Personal, seat: number, params: Params = {}): string =>
    seat === context.you
      ? t(`${key}You` as Key, { ...params, seat })
      : t(key, { name: context.nameOf(seat), ...params, seat });

  switch (event.type) {
    case 'MatchStarted':
      return event.entropies.length === 0
        ? t('events.matchStarted')
        : t('events.matchStartedShares', { shares: event.entropies.join(', ') });
    case 'RollOffMade':
      return seatSays('events.rollOff', event.seat, { die: event.die });
    case 'FirstPlayerChosen':
      return seatSays('events.first', event.seat);
    case 'LapBegan':
      return t('events.lap', { lap: event.lap });
    case 'TurnOpened':
      return seatSays('events.turn', event.seat);
    case 'DiceHeld':
      return seatSays(event.hotDice ? 'events.heldHot' : 'events.held', event.seat, {
        dice: dice(context.heldFaces),
        points: points(event.points),
      });
    case 'DiceRolled':
      return seatSays('events.rolled', event.seat, { dice: dice(event.dice) });
    case 'Farkled':
      return seatSays(farkleKey(event), event.seat, { lost: points(event.lost) });
    case 'PenaltyTaken':
      return seatSays('events.penalty', event.seat, {
        points: points(event.points),
        banked: points(event.banked),
      });
    case 'TurnBanked':
      return seatSays('events.banked', event.seat, {
        points: points(event.points),
        banked: points(event.banked),
      });
    case 'FinalRoundBegan':
      return seatSays('events.finalRound', event.seat);
    case 'TurnTimedOut':
      return seatSays(event.lost > 0 ? 'events.timedOutLost' : 'events.timedOut', event.seat, {
        lost: points(event.lost),
      });
    case 'SeatOutOfTime':
      return seatSays('events.outOfTime', event.seat);
    case 'SeatGone':
      return seatSays(goneKey(event), event.seat, { lost: points(event.lost) });
    case 'OvertimeBegan':
      return t('events.overtime');
    case 'ClockResumed':
      return t('events.clockResumed');
    case 'MatchEnded':
      return endSentence(t, event, context);
    case 'TableOpened':
      return t('events.tableOpened', { table: event.name ?? '' });
    case 'MatchPrepared':
      return t('events.matchPrepared');
    case 'SeatTaken':
      return seatSays('events.seatTaken', event.seat, named(event));
    case 'BotSeated':
      return t('events.botSeated', { name: event.name, seat: event.seat });
    case 'SeatEmptied':
      return emptiedSentence(t, event, context);
    case 'HostChanged':
      return event.name === null || event.name === undefined
        ? t('events.hostNone')
        : t('events.hostIs', { name: event.name });
    case 'OptionsChanged':
      return t('events.optionsChanged');
    case 'EntropyChosen':
      return seatSays('events.entropyChosen', event.seat);
    case 'TableLocked':
      return t(event.locked ? 'events.locked' : 'events.unlocked');
    case 'WentAway':
      return seatSays('events.wentAway', event.seat, named(event));
    case 'CameBack':
      return seatSays('events.cameBack', event.seat, named(event));
    case 'ChatSaid':
      return t(event.seat === null ? 'events.saidWatching' : 'events.said', {
        name: event.name,
        text: event.text,
      });
    case 'LobbyReopened':
      return t('events.lobbyReopened');
    case 'TableRetired':
      return t('events.retired');
    default:
      return event satisfies never;
  }
}

const named = (event: { readonly name?: string }): Params =>
  event.name === undefined ? {} : { name: event.name };

function farkleKey(event: EventOf<'Farkled'>): Personal {
  if (event.hot) return 'events.hotFarkle';
  return event.lost > 0 ? 'events.farkleLost' : 'events.farkle';
}

function goneKey({ reason, lost }: EventOf<'SeatGone'>): Personal {
  if (reason === 'left') return lost > 0 ? 'events.goneLost' : 'events.gone';
  return lost > 0 ? 'events.goneIdleLost' : 'events.goneIdle';
}

const WON = {
  finalRound: 'events.wonFinalRound',
  firstToTarget: 'events.wonFirstToTarget',
  instantWin: 'events.wonInstantWin',
  lastInPlay: 'events.wonLastInPlay',
  noTimeLeft: 'events.wonNoTimeLeft',
  finishedEarly: 'events.wonFinishedEarly',
  matchClock: 'events.wonMatchClock',
} as const;

/** How a match ended and why; an ended match without a winner is an abandoned one (RULES.md section 5). */
export function endSentence(
  t: Translate,
  { reason, winner }: Pick<EventOf<'MatchEnded'>, 'reason' | 'winner'>,
  context: Pick<SentenceContext, 'you' | 'nameOf'>,
): string {
  if (reason === 'nobodyPlays') return t('events.abandonedNobodyPlays');
  if (reason === 'nobodyInPlay' || winner === null) return t('events.abandonedNobodyInPlay');
  return winner === context.you ? t(`${WON[reason]}You`) : t(WON[reason], { name: context.nameOf(winner) });
}

function emptiedSentence(t: Translate, event: EventOf<'SeatEmptied'>, context: SentenceContext): string {
  const params = { name: event.name, seat: event.seat };
  switch (event.reason) {
    case 'left':
      return event.seat === context.you ? t('events.seatLeftYou', params) : t('events.seatLeft', params);
    case 'kicked':
      return t('events.seatKicked', params);
    case 'away':
      return t('events.seatAway', params);
    case 'removed':
      return t('events.seatRemoved', params);
    default:
      return event.reason satisfies never;
  }
}
