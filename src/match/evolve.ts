import { clockOf, startClock } from '../clock/clock.ts';
import type { MatchEvent, MatchStarted } from './events.ts';
import { mayPlay, owedTurns, seatsAfter } from './seats.ts';
import type { MatchSeat, MatchState, Turn } from './state.ts';

/** The state after an event. The first event of a match is `MatchStarted`, and only it may come without a state. */
export function evolve(state: MatchState | null, event: MatchEvent): MatchState {
  if (event.type === 'MatchStarted') return started(event);
  if (state === null) throw new Error(`a match cannot begin with ${event.type}`);
  return { ...changed(state, event), at: event.at };
}

function started(event: MatchStarted): MatchState {
  return {
    matchId: event.matchId,
    options: event.options,
    secret: event.secret,
    entropies: event.entropies,
    startedAt: event.at,
    at: event.at,
    seats: event.seats.map((seat) => ({
      ...seat,
      status: 'playing',
      banked: 0,
      opened: false,
      streak: 0,
      farkles: 0,
      hadTurn: false,
    })),
    clock: startClock(
      event.options.time,
      event.seats.map((seat) => seat.seat),
      event.at,
    ),
    turn: null,
    lastSeat: null,
    k: 0,
    lap: 1,
    quietLaps: 0,
    lapQuiet: true,
    finalRound: null,
    overtime: false,
    result: null,
  };
}

function changed(state: MatchState, event: Exclude<MatchEvent, MatchStarted>): MatchState {
  switch (event.type) {
    case 'RollOffMade':
      return { ...state, k: event.k };
    case 'FirstPlayerChosen':
      return state;
    case 'LapBegan':
      return {
        ...state,
        lap: event.lap,
        quietLaps: state.lapQuiet ? state.quietLaps + 1 : 0,
        lapQuiet: true,
        seats: state.seats.map((seat) => ({ ...seat, hadTurn: false })),
      };
    case 'TurnOpened':
      return turnOpened(state, event.seat, event.at);
    case 'DiceHeld':
      return withTurn(state, (turn) => ({
        ...turn,
        total: event.total,
        dice: null,
        setAside: event.hotDice
          ? []
          : [...turn.setAside, ...(turn.dice ?? []).filter((_, i) => event.positions.includes(i + 1))],
        afterHotDice: event.hotDice,
      }));
    case 'DiceRolled':
      return {
        ...withTurn(state, (turn) => ({ ...turn, dice: event.dice })),
        k: event.k,
        lapQuiet: false,
        clock: clockOf(state.clock).accept(event.at),
      };
    case 'Farkled':
      return endTurn(
        withSeat(state, event.seat, (seat) => ({
          ...seat,
          streak: seat.streak + 1,
          farkles: seat.farkles + 1,
        })),
        event.at,
      );
    case 'PenaltyTaken':
      return withSeat(state, event.seat, (seat) => ({ ...seat, banked: event.banked, streak: 0 }));
    case 'TurnBanked':
      return endTurn(
        {
          ...withSeat(state, event.seat, (seat) => ({
            ...seat,
            banked: event.banked,
            opened: true,
            streak: 0,
          })),
          lapQuiet: false,
        },
        event.at,
      );
    case 'FinalRoundBegan':
      return { ...state, finalRound: { by: event.seat, owed: othersAfter(state, event.seat) } };
    case 'TurnTimedOut':
      return endTurn(state, event.at);
    case 'SeatOutOfTime':
      return withSeat(state, event.seat, (seat) => ({ ...seat, status: 'outOfTime' }));
    case 'SeatGone':
      return seatGone(state, event.seat, event.reason === 'left', event.at);
    case 'OvertimeBegan':
      return overtimeBegan(state);
    case 'ClockResumed':
      return { ...state, clock: clockOf(state.clock).resume(event.at) };
    case 'MatchEnded': {
      const { status, reason, winner, ranking, at } = event;
      return { ...endTurn(state, at), result: { status, reason, winner, ranking, at } };
    }
    default:
      return event satisfies never;
  }
}

function turnOpened(state: MatchState, seat: number, at: number): MatchState {
  const turnsToCome = owedTurns(state)?.length ?? 1;
  const { finalRound } = state;
  return {
    ...withSeat(state, seat, (playing) => ({ ...playing, hadTurn: true })),
    turn: { seat, openedAt: at, total: 0, dice: null, setAside: [], afterHotDice: false },
    lastSeat: seat,
    finalRound: finalRound && { ...finalRound, owed: finalRound.owed.filter((owed) => owed !== seat) },
    clock: clockOf(state.clock).openTurn(seat, at, turnsToCome),
  };
}

function overtimeBegan(state: MatchState): MatchState {
  const overtime = { ...state, overtime: true };
  const running = state.turn !== null;
  const turnsToCome = (owedTurns(overtime)?.length ?? 0) + (running ? 1 : 0);
  return { ...overtime, clock: clockOf(state.clock).beginOvertime(turnsToCome, running) };
}

function seatGone(state: MatchState, seat: number, byCommand: boolean, at: number): MatchState {
  const { finalRound } = state;
  const left = {
    ...withSeat(state, seat, (leaving): MatchSeat => ({ ...leaving, status: 'gone' })),
    finalRound: finalRound && { ...finalRound, owed: finalRound.owed.filter((owed) => owed !== seat) },
    lapQuiet: state.lapQuiet && !byCommand,
  };
  return state.turn?.seat === seat ? endTurn(left, at) : left;
}

const othersAfter = (state: MatchState, seat: number): readonly number[] =>
  seatsAfter(state, seat)
    .filter((other) => other.seat !== seat && mayPlay(other))
    .map((other) => other.seat);

const endTurn = (state: MatchState, at: number): MatchState => ({
  ...state,
  turn: null,
  clock: clockOf(state.clock).endTurn(at),
});

function withTurn(state: MatchState, change: (turn: Turn) => Turn): MatchState {
  return state.turn === null ? state : { ...state, turn: change(state.turn) };
}

function withSeat(state: MatchState, seat: number, change: (seat: MatchSeat) => MatchSeat): MatchState {
  return { ...state, seats: state.seats.map((each) => (each.seat === seat ? change(each) : each)) };
}
