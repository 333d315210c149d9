import type { MatchSeatView, MatchView, TurnView } from '../match/view.ts';
import { NO_SELECTION, type Selection } from '../play/selection.ts';
import type { TableView } from '../table/view.ts';

/** One's own turn, while it runs. */
export interface OwnTurn {
  readonly options: MatchView['options'];
  readonly turn: TurnView;
  readonly seat: MatchSeatView;
  /** The last one, in a final round. */
  readonly isLast: boolean;
  /** Names the roll: what is chosen belongs to it and to no other. */
  readonly roll: string;
}

export function ownTurn(view: TableView | null): OwnTurn | null {
  const match = view?.match;
  if (!view || !match || match.turn === null || match.turn.seat !== view.you) return null;
  const seat = match.seats.find((other) => other.seat === view.you);
  if (seat === undefined) return null;
  const { matchId, k, turn, options } = match;
  const isLast = match.finalRound?.owed.includes(seat.seat) ?? false;
  return { options, turn, seat, isLast, roll: `${matchId}.${k}.${turn.openedAt}` };
}

/** The dice that the person has chosen from the roll on the table, before they roll or bank. */
export interface Hand {
  chosen(own: OwnTurn): Selection;
  choose(own: OwnTurn, selection: Selection): void;
}

export function makeHand(): Hand {
  let held: { readonly roll: string; readonly selection: Selection } | null = null;
  return {
    chosen: (own) => (held?.roll === own.roll ? held.selection : NO_SELECTION),
    choose(own, selection) {
      held = { roll: own.roll, selection };
    },
  };
}
