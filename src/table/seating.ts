import { BOT_NAMES } from './botNames.ts';
import type { TableRefusal } from './refusals.ts';
import { capacity, isSolo, lowestFree, nameOf, people, seatAt } from './seats.ts';
import type { TableState } from './state.ts';
import { isHost, ownSeat, playerOf, type TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';
import { uniqueName } from './uniqueName.ts';

/** Refused outside the lobby: a match, or its results, must not change under those who look at it. */
export function refuseOutsideLobby(state: TableState): TableRefusal | null {
  if (state.phase === 'lobby') return null;
  return state.phase === 'over' ? 'resultsShown' : 'matchRunning';
}

/** A person takes the given seat or the lowest free one. */
export function sit(draft: TableDraft, context: TableContext, wanted?: number): TableRefusal | null {
  const { state } = draft;
  const player = playerOf(context);
  if (player === null) return 'notSeated';
  if (state.barred.includes(player.id)) return 'kickedFromTable';
  if (ownSeat(state, context) !== null) return 'alreadySeated';
  const refusal = refuseOutsideLobby(state) ?? refuseSeat(state, wanted);
  if (refusal !== null) return refusal;
  if (state.locked) return 'tableLocked';
  if (isSolo(state.settings) && people(state).length > 0) return 'tableFull';
  const seat = wanted ?? lowestFree(state)!;
  emit(draft, {
    type: 'SeatTaken',
    at: context.now,
    seat,
    player: { id: player.id, name: nameHere(state, player.name) },
    entropy: entropyFor(context, seat),
  });
  return null;
}

/** The host puts a bot on the given seat or the lowest free one. */
export function addBot(draft: TableDraft, context: TableContext, wanted?: number): TableRefusal | null {
  const { state } = draft;
  if (!isHost(state, context)) return 'notHost';
  const refusal = refuseOutsideLobby(state) ?? refuseSeat(state, wanted);
  if (refusal !== null) return refusal;
  const seat = wanted ?? lowestFree(state)!;
  const name = nameHere(state, BOT_NAMES[seat - 1]!);
  emit(draft, {
    type: 'BotSeated',
    at: context.now,
    seat,
    bot: 'cautious',
    name,
    entropy: entropyFor(context, seat),
  });
  return null;
}

export function removeBot(draft: TableDraft, context: TableContext, seat: number): TableRefusal | null {
  const { state } = draft;
  if (!isHost(state, context)) return 'notHost';
  const refusal = refuseOutsideLobby(state);
  if (refusal !== null) return refusal;
  const taken = seatAt(state, seat);
  if (taken === null) return 'emptySeat';
  if (taken.kind !== 'bot') return 'notABot';
  emit(draft, { type: 'SeatEmptied', at: context.now, seat, name: taken.name, reason: 'left' });
  return null;
}

/** The host sends somebody else away from the table for good. Nobody is kicked in a match. */
export function kick(draft: TableDraft, context: TableContext, seat: number): TableRefusal | null {
  const { state } = draft;
  const at = context.now;
  if (!isHost(state, context)) return 'notHost';
  if (state.phase === 'playing') return 'matchRunning';
  const taken = seatAt(state, seat);
  if (taken === null) return 'emptySeat';
  if (taken === ownSeat(state, context)) return 'ownSeat';
  emit(draft, { type: 'SeatEmptied', at, seat, name: nameOf(taken), reason: 'kicked' });
  if (taken.kind === 'player') emit(draft, { type: 'PlayerBarred', at, playerId: taken.player.id });
  return null;
}

/** Gives a seat up in the lobby or at the results. */
export function giveUp(draft: TableDraft, context: TableContext): TableRefusal | null {
  const own = ownSeat(draft.state, context);
  if (own === null) return 'notSeated';
  const { seat, player } = own;
  emit(draft, { type: 'SeatEmptied', at: context.now, seat, name: player.name, reason: 'left' });
  return null;
}

/** No two at a table have the same name. */
const nameHere = (state: TableState, name: string): string => uniqueName(name, state.seats.map(nameOf));

export function entropyFor({ randomness }: TableContext, seat: number): string {
  return randomness.entropies[seat - 1]!;
}

function refuseSeat(state: TableState, wanted: number | undefined): TableRefusal | null {
  if (wanted === undefined) return lowestFree(state) === null ? 'tableFull' : null;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > capacity(state.settings)) return 'noSuchSeat';
  return seatAt(state, wanted) === null ? null : 'seatTaken';
}
