import type { SessionView } from '../../src/session/session.ts';
import { type FakeSession, makeFakeSession, PLAIN_SETTINGS } from './fakeSession.ts';
import { SCENES as SCREENS } from './scenes.ts';
import { SCENES as TABLES, type Scene as TableScene } from './table/scenes.ts';
import { aTable } from './table/tableFixture.ts';

/** A screen to look at: its session, and the keys that lead to it. */
export interface Look {
  readonly session: FakeSession;
  readonly keys: readonly string[];
}

const screen = (view: Partial<SessionView>, keys: readonly string[] = []): (() => Look) => {
  return () => ({ session: makeFakeSession(view), keys });
};

const atTable = (scene: TableScene, keys = scene.keys ?? []): Look => {
  const place = scene.fixture.place(scene.viewer, scene.spectators);
  return { session: makeFakeSession({ place, settings: PLAIN_SETTINGS }, scene.fixture.now()), keys };
};

const refused = (look: Look, ...keys: readonly string[]): Look => {
  look.session.answerWith('badCode');
  return { ...look, keys };
};

/** Every option that has a word of its own. */
const EVERYTHING = {
  preset: 'kcd',
  target: 4_000,
  time: { mode: 'match', matchMs: 90_000, turnMs: 30_000, atEnd: 'finishLap' },
  openingThreshold: 500,
  mustRollOnHotDice: true,
  fourAndTwo: true,
};

const fullLobby = () =>
  aTable({
    start: false,
    people: 6,
    bots: 2,
    options: EVERYTHING,
    settings: { access: 'code', seats: 8 },
  }).ask(6, { type: 'GoAway' });

/** Three combinations in one selection, with the longest words. */
const threeParts = () => ({
  fixture: aTable({ people: 8 }).roll(1, [], '222155'),
  viewer: 1,
  keys: ['1', '2', '3', '4', '5', '6'],
});

const eightResults = () => {
  const fixture = aTable({ people: 6, bots: 2, options: { target: 1_000 } });
  fixture.turn(1, '555123', [1, 2, 3, 4]).turn(2, '666234', [1, 2, 3]).turn(3, '666111', [1, 2, 3, 4, 5, 6]);
  for (const seat of [4, 5, 6, 7, 8, 1]) fixture.turn(seat, '111234', [1, 2, 3]);
  return fixture.turn(2, '111234', [1, 2, 3]);
};

const tables = Object.fromEntries(
  Object.entries(TABLES).map(([name, scene]) => [`table-${name}`, () => atTable(scene())] as const),
);

/** Every screen, at its fullest and at its emptiest, with what can stand on it. */
export const EVERY_SCREEN: Readonly<Record<string, () => Look>> = {
  ...Object.fromEntries(SCREENS.map(({ name, view, keys }) => [name, screen(view, keys)] as const)),
  'lobby-free': screen({ rows: SCREENS.find(({ name }) => name === 'lobby-busy')?.view.rows ?? [] }),
  'lobby-code-refused': () => refused(screen({})(), 'c', 'q', 'enter'),
  'setup-leave': screen({}, ['n', 'down', 'right', 'escape']),
  'setup-long-name': screen({}, ['n', 'enter', 'W', 'W', 'W', 'W', 'W', 'W', 'W', 'W', 'W', 'W', 'W', 'W']),
  rules: screen({}, ['r', 'enter']),
  'goodbye-guest': screen({
    ending: 'quit',
    resumeCode: 'K7QM-2F9X-WWPL',
    seatedAt: { tableId: 't', name: 'Kitchen Table' },
  }),
  ...tables,
  'table-fullLobby': () => atTable({ fixture: fullLobby(), viewer: 1 }),
  'table-fullLobby-guest': () => atTable({ fixture: fullLobby(), viewer: 5 }),
  'table-fullLobby-kick': () => atTable({ fixture: fullLobby(), viewer: 1 }, ['down', 'd']),
  'table-lobby-solo': () =>
    atTable({
      fixture: aTable({
        start: false,
        people: 1,
        options: EVERYTHING,
        settings: { seats: 1, access: 'code' },
      }),
      viewer: 1,
    }),
  'table-lobby-alone': () => atTable({ fixture: aTable({ start: false, people: 1 }), viewer: 1 }),
  'table-lobby-locked': () =>
    atTable({ fixture: aTable({ start: false }).ask(1, { type: 'Lock', locked: true }), viewer: null }),
  'table-lobby-back': () => atTable(TABLES.lobby(), ['escape']),
  'table-lobby-stand': () => atTable(TABLES.lobby(), ['l']),
  'table-lobby-luck': () => atTable(TABLES.lobby(), ['e']),
  'table-lobby-help': () => atTable(TABLES.lobby(), ['?']),
  'table-options': () => atTable(TABLES.lobby(), ['o']),
  'table-rules': () => atTable(TABLES.lobbyCode(), ['i']),
  'table-chat': () => atTable(TABLES.afterRoll(), ['c', 'h', 'o']),
  'table-leave': () => atTable(TABLES.setAside(), ['l']),
  'table-back': () => atTable(TABLES.setAside(), ['escape']),
  'table-help': () => atTable(TABLES.selected(), ['?']),
  'table-refused': () => atTable(TABLES.afterRoll(), ['b']),
  'table-threeParts': () => atTable(threeParts()),
  'table-urgent': () => {
    const scene = TABLES.hotDice();
    return atTable({ ...scene, fixture: scene.fixture.wait(52_000) });
  },
  'table-outOfTime': () =>
    atTable({
      fixture: aTable({ people: 3, options: { time: { mode: 'pool', poolMs: 10_000 } } }).wait(20_000),
      viewer: 1,
    }),
  'table-eightThreshold': () =>
    atTable({
      fixture: aTable({ people: 8, options: { openingThreshold: 500 } }).roll(1, [], '155246'),
      viewer: 1,
      keys: ['1'],
    }),
  'table-eightResults': () => atTable({ fixture: eightResults(), viewer: 1 }),
};
