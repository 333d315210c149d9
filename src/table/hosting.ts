import { isDeepStrictEqual } from 'node:util';
import { isEntropy } from '../dice/entropy.ts';
import { startMatch } from '../match/start.ts';
import type { MatchOptions, TableSettings } from '../rules/options.ts';
import type { TableRefusal } from './refusals.ts';
import { entropyFor, refuseOutsideLobby } from './seating.ts';
import { fits, nameOf, people } from './seats.ts';
import { reopenLobby } from './settleTable.ts';
import { isHost, ownSeat, type TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';

/** The host changes the options in the lobby; the options of a table from the command line only the server may change. */
export function changeOptions(
  draft: TableDraft,
  context: TableContext,
  chosen: { readonly options: MatchOptions; readonly settings: TableSettings },
): TableRefusal | null {
  const { state } = draft;
  const { options, settings } = chosen;
  if (!isHost(state, context)) return 'notHost';
  if (state.fixed && context.sender.kind !== 'server') return 'fixedOptions';
  const refusal = refuseOutsideLobby(state);
  if (refusal !== null) return refusal;
  if (!fits(state.seats, settings)) return 'badOptions';
  const same = isDeepStrictEqual([options, settings], [state.options, state.settings]);
  if (!same) emit(draft, { type: 'OptionsChanged', at: context.now, options, settings });
  return null;
}

export function lock(draft: TableDraft, context: TableContext, locked: boolean): TableRefusal | null {
  if (!isHost(draft.state, context)) return 'notHost';
  if (locked !== draft.state.locked) emit(draft, { type: 'TableLocked', at: context.now, locked });
  return null;
}

/** A seat's own share of the dice, changeable until the start (RULES.md section 8). */
export function chooseEntropy(
  draft: TableDraft,
  context: TableContext,
  entropy: string,
): TableRefusal | null {
  const own = ownSeat(draft.state, context);
  if (own === null) return 'notSeated';
  const refusal = refuseOutsideLobby(draft.state);
  if (refusal !== null) return refusal;
  if (!isEntropy(entropy)) return 'badEntropy';
  emit(draft, { type: 'EntropyChosen', at: context.now, seat: own.seat, entropy });
  return null;
}

export function start(draft: TableDraft, context: TableContext): TableRefusal | null {
  const { state } = draft;
  const { now } = context;
  if (!isHost(state, context)) return 'notHost';
  const refusal = refuseOutsideLobby(state);
  if (refusal !== null) return refusal;
  if (state.seats.length < 2) return 'needTwoSeats';
  if (now < state.startableAt) return 'startWaits';
  const { matchId, secret } = state.prepared;
  const match = startMatch({
    at: now,
    matchId,
    secret,
    entropies: state.seats.map(({ entropy }) => entropy),
    seats: state.seats.map((seat) => ({ seat: seat.seat, name: nameOf(seat), bot: seat.kind === 'bot' })),
    options: state.options,
  });
  emit(draft, ...match);
  return null;
}

/** Back to the lobby with those who are there; everyone has new entropy, given after the new commitment. */
export function rematch(draft: TableDraft, context: TableContext): TableRefusal | null {
  const { now: at, randomness } = context;
  if (!isHost(draft.state, context)) return 'notHost';
  if (draft.state.phase !== 'over') return draft.state.phase === 'playing' ? 'matchRunning' : 'noMatch';
  for (const { seat, player, awaySince } of people(draft.state)) {
    if (awaySince !== null) emit(draft, { type: 'SeatEmptied', at, seat, name: player.name, reason: 'away' });
  }
  reopenLobby(draft, randomness, at);
  for (const { seat } of draft.state.seats) {
    emit(draft, { type: 'EntropyChosen', at, seat, entropy: entropyFor(context, seat) });
  }
  return null;
}
