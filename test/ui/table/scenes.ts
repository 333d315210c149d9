import { aTable, type Fixture } from './tableFixture.ts';

/** Moments of a table worth looking at; each is built anew, so no test changes another's. */
export interface Scene {
  readonly fixture: Fixture;
  readonly viewer: number | null;
  readonly spectators?: number;
  /** Keys pressed before looking. */
  readonly keys?: readonly string[];
}

const someTurns = (fixture: Fixture) =>
  fixture.turn(1, '111234', [1, 2, 3]).turn(2, '115234', [1, 2, 3]).turn(1, '555123', [1, 2, 3, 4]);

/** Eight seats, one of each kind of trouble. */
function eight(): Fixture {
  const fixture = aTable({ people: 6, bots: 2, options: { openingThreshold: 500 } });
  fixture.turn(1, '111234', [1, 2, 3]).roll(2, [], '223466').turn(3, '666234', [1, 2, 3]);
  fixture.roll(4, [], '223466').ask(5, { type: 'GoAway' }).leave(6);
  return fixture.ask(2, { type: 'Say', text: 'Good luck everyone, and may the dice be with you' });
}

export const SCENES = {
  lobby: () => ({
    fixture: aTable({ start: false, bots: 1 }).ask(2, { type: 'Say', text: 'hello, shall we?' }).wait(1_000),
    viewer: 1,
    spectators: 2,
  }),
  lobbyCode: () => ({
    fixture: aTable({
      start: false,
      people: 3,
      options: {
        preset: 'kcd',
        target: 4_000,
        time: { mode: 'pool' },
        mustRollOnHotDice: true,
        openingThreshold: 500,
      },
      settings: { access: 'code', seats: 8 },
    }).ask(2, { type: 'GoAway' }),
    viewer: 3,
  }),
  beforeRoll: () => ({ fixture: someTurns(aTable()).turn(2, '115234', [1, 2]), viewer: 1 }),
  afterRoll: () => ({
    fixture: someTurns(aTable()).turn(2, '115234', [1, 2]).roll(1, [], '155256'),
    viewer: 1,
  }),
  selected: () => ({
    fixture: someTurns(aTable()).turn(2, '115234', [1, 2]).roll(1, [], '155256'),
    viewer: 1,
    keys: ['1', '2', '3', '5'],
  }),
  deadHold: () => ({
    fixture: someTurns(aTable()).turn(2, '115234', [1, 2]).roll(1, [], '155246'),
    viewer: 1,
    keys: ['1', '4', '5'],
  }),
  setAside: () => ({
    fixture: someTurns(aTable()).turn(2, '115234', [1, 2]).roll(1, [], '155256').roll(1, [2, 3, 5], '124'),
    viewer: 1,
    keys: ['1'],
  }),
  hotDice: () => ({
    fixture: someTurns(aTable()).turn(2, '115234', [1, 2]).roll(1, [], '115666'),
    viewer: 1,
    keys: ['a'],
  }),
  freshDice: () => ({
    fixture: someTurns(aTable())
      .turn(2, '115234', [1, 2])
      .roll(1, [], '115666')
      .roll(1, [1, 2, 3, 4, 5, 6], '122445'),
    viewer: 1,
    keys: ['a'],
  }),
  farkle: () => ({
    fixture: someTurns(aTable()).roll(2, [], '155246').roll(2, [1, 2], '2346'),
    viewer: 1,
  }),
  threshold: () => ({
    fixture: aTable({ options: { openingThreshold: 500 } }).roll(1, [], '155246'),
    viewer: 1,
    keys: ['1', '2', '3'],
  }),
  finalRound: () => ({
    fixture: aTable({ people: 4, options: { target: 1_000 } })
      .turn(1, '111234', [1, 2, 3])
      .roll(2, [], '555236'),
    viewer: 1,
    spectators: 3,
  }),
  pool: () => ({
    fixture: aTable({ people: 3, options: { time: { mode: 'pool', poolMs: 60_000 } } })
      .turn(1, '111234', [1, 2, 3])
      .wait(20_000)
      .turn(2, '111234', [1, 2, 3])
      .turn(3, '111234', [1, 2, 3])
      .roll(1, [], '155246')
      .wait(49_000),
    viewer: 1,
  }),
  overtime: () => ({
    fixture: aTable({
      people: 3,
      options: { target: null, time: { mode: 'match', matchMs: 30_000, turnMs: 30_000, atEnd: 'finishLap' } },
    })
      .turn(1, '111234', [1, 2, 3])
      .wait(28_500)
      .roll(2, [], '155246'),
    viewer: 2,
  }),
  eight: () => ({ fixture: eight(), viewer: 1 }),
  spectator: () => ({
    fixture: someTurns(aTable()).roll(2, [], '155246').roll(2, [1, 2], '2356'),
    viewer: null,
    spectators: 1,
  }),
  results: () => ({
    fixture: aTable({ people: 3, options: { target: 1_000 } })
      .turn(1, '555123', [1, 2, 3, 4])
      .turn(2, '111234', [1, 2, 3])
      .turn(3, '555123', [1, 2, 3])
      .roll(1, [], '223466'),
    viewer: 1,
  }),
  abandoned: () => ({
    fixture: aTable({ people: 1, bots: 2 }).turn(1, '555123', [1, 2, 3]).leave(1),
    viewer: null,
  }),
} as const satisfies Record<string, () => Scene>;

export type SceneName = keyof typeof SCENES;
