import { describe, expect, it } from 'vitest';
import type { SeatCommand } from '../../../src/table/commands.ts';
import type { FakeSession } from '../fakeSession.ts';
import { SCENES, type Scene, type SceneName } from './scenes.ts';
import { showScene } from './showScene.ts';
import { aTable } from './tableFixture.ts';

/** The scene without its own keys. */
const bare = (name: SceneName): Scene => {
  const { fixture, viewer }: Scene = SCENES[name]();
  return { fixture, viewer };
};

const commandsOf = (session: FakeSession): readonly SeatCommand[] =>
  session.sent.flatMap((action) => (action.type === 'table' ? [action.command] : []));

async function pressed(scene: Scene, ...keys: readonly string[]) {
  const { session, shown } = await showScene(scene);
  await shown.press(...keys);
  const text = await shown.text();
  shown.close();
  expect(shown.errors).toEqual([]);
  return { text, sent: commandsOf(session), actions: session.sent };
}

describe('keys of the hand', () => {
  it('roll: no hold on the first roll, positions afterwards', async () => {
    expect((await pressed(bare('beforeRoll'), 'r')).sent).toEqual([{ type: 'Roll', hold: [] }]);
    expect((await pressed(bare('afterRoll'), '3', '1', 'r')).sent).toEqual([{ type: 'Roll', hold: [1, 3] }]);
  });

  it('bank sends the chosen positions', async () => {
    expect((await pressed(bare('afterRoll'), 'a', 'b')).sent).toEqual([{ type: 'Bank', hold: [1, 2, 3, 5] }]);
  });

  it('a French keyboard without Shift, the arrows with space, and taking back', async () => {
    expect((await pressed(bare('afterRoll'), '&', '"', 'r')).sent).toEqual([{ type: 'Roll', hold: [1, 3] }]);
    expect((await pressed(bare('afterRoll'), 'right', 'right', ' ', 'r')).sent).toEqual([
      { type: 'Roll', hold: [2] },
    ]);
    expect((await pressed(bare('afterRoll'), '1', '2', '1', 'r')).sent).toEqual([
      { type: 'Roll', hold: [2] },
    ]);
    expect((await pressed(bare('afterRoll'), 'a', 'x', '5', 'r')).sent).toEqual([
      { type: 'Roll', hold: [5] },
    ]);
  });

  it('Enter does the marked step, and the arrows mark the other one', async () => {
    expect((await pressed(bare('beforeRoll'), 'enter')).sent).toEqual([{ type: 'Roll', hold: [] }]);
    const marked = await pressed(bare('afterRoll'), 'enter', 'enter');
    expect(marked.sent).toEqual([{ type: 'Bank', hold: [1, 2, 3, 5] }]);
    const other = await pressed(bare('afterRoll'), 'enter', 'tab', 'enter');
    expect(other.sent).toEqual([{ type: 'Roll', hold: [1, 2, 3, 5] }]);
  });

  it('what would be refused is said at once and not sent', async () => {
    const early = await pressed(bare('beforeRoll'), 'b');
    expect(early.sent).toEqual([]);
    expect(early.text).toContain('Roll first, then bank.');
    expect((await pressed(bare('afterRoll'), 'r')).text).toContain('Hold at least one scoring die first.');
    expect((await pressed(bare('afterRoll'), '4', 'b')).text).toContain(
      'One of the chosen dice scores nothing.',
    );
    const low = await pressed(bare('threshold'), '1', 'b');
    expect(low.sent).toEqual([]);
    expect(low.text).toContain('at least 500 points');
    expect((await pressed(bare('finalRound'), 'r')).text).toContain('It is not your turn.');
  });

  it('keys wait while a command is under way, and work again after a refusal', async () => {
    const { session, shown } = await showScene(bare('afterRoll'));
    await shown.press('a', 'b', 'b', 'r');
    expect(commandsOf(session)).toHaveLength(1);
    shown.close();

    const refused = await showScene(bare('afterRoll'));
    refused.session.answerWith('tooLate');
    await refused.shown.press('a', 'b');
    expect(await refused.shown.text()).toContain('Too late: time had run out.');
    await refused.shown.press('r');
    expect(commandsOf(refused.session)).toEqual([
      { type: 'Bank', hold: [1, 2, 3, 5] },
      { type: 'Roll', hold: [1, 2, 3, 5] },
    ]);
    refused.shown.close();
  });

  it('a new roll begins with nothing chosen', async () => {
    const scene = bare('afterRoll');
    const { session, shown } = await showScene(scene);
    await shown.press('a', 'r');
    session.update({ place: scene.fixture.roll(1, [2, 3, 5], '124').place(1) });
    expect(await shown.text()).not.toContain('[1]');
    await shown.press('1', 'r');
    expect(commandsOf(session).at(-1)).toEqual({ type: 'Roll', hold: [1] });
    shown.close();
  });

  it('a spectator has no keys of the hand', async () => {
    const { sent, text } = await pressed(bare('spectator'), '1', 'a', 'r', 'b', 'enter', 'l');
    expect(sent).toEqual([]);
    expect(text).not.toContain('[l] leave');
  });
});

describe('keys around the match', () => {
  it('leaving asks, and says what is lost', async () => {
    const asked = await pressed(bare('setAside'), 'l');
    expect(asked.text).toContain('1,600 points');
    expect(asked.text).toContain('500 points of this turn');
    expect(asked.text).not.toContain('[1-6] hold');
    expect(asked.sent).toEqual([]);
    expect((await pressed(bare('setAside'), 'l', 'n')).sent).toEqual([]);
    expect((await pressed(bare('setAside'), 'l', 'y')).sent).toEqual([{ type: 'Leave' }]);
  });

  it('Escape keeps the seat, and asks', async () => {
    expect((await pressed(bare('afterRoll'), 'escape')).text).toContain('Your seat is kept');
    expect((await pressed(bare('afterRoll'), 'escape', 'y')).actions).toEqual([{ type: 'toLobby' }]);
    expect((await pressed(bare('spectator'), 'escape')).actions).toEqual([{ type: 'toLobby' }]);
  });

  it('chat takes the letters that would be keys', async () => {
    const { sent, text } = await pressed(bare('afterRoll'), 'c', 'b', 'a', 'r', ' ', '1', 'enter');
    expect(sent).toEqual([{ type: 'Say', text: 'bar 1' }]);
    expect(text).toContain('[1-6] hold');
    expect((await pressed(bare('afterRoll'), 'c', 'b', 'escape')).sent).toEqual([]);
    expect((await pressed(bare('afterRoll'), 'c', ' ', 'enter')).sent).toEqual([]);
  });

  it('the last seat with time may end a pool match', async () => {
    const fixture = aTable({ options: { time: { mode: 'pool', poolMs: 10_000 } } });
    fixture.turn(1, '111234', [1, 2, 3]).wait(20_000);
    const scene = { fixture, viewer: 1 };
    expect((await pressed(scene)).text).toContain('[f] end the match now');
    expect((await pressed(scene, 'f')).text).toContain('End the match now?');
    expect((await pressed(scene, 'f', 'y')).sent).toEqual([{ type: 'Finish' }]);
    expect((await pressed(bare('pool'), 'f', 'y')).sent).toEqual([]);
  });

  it('the log scrolls back and forth', async () => {
    const { shown } = await showScene(bare('farkle'));
    expect(await shown.text()).not.toContain('The match begins.');
    await shown.press('pageUp', 'pageUp', 'pageUp', 'pageUp', 'pageUp');
    expect(await shown.text()).toContain('You take seat 1.');
    await shown.press('pageDown', 'pageDown', 'pageDown', 'pageDown', 'pageDown');
    expect((await shown.text()).split('Bo farkles and loses 150 points.')).toHaveLength(3);
    shown.close();
  });
});

describe('keys of a table’s lobby and results', () => {
  it('the host starts, seats bots, takes them away, locks', async () => {
    expect((await pressed(bare('lobby'), 's')).sent).toEqual([{ type: 'Start' }]);
    expect((await pressed(bare('lobby'), 'b')).sent).toEqual([{ type: 'AddBot' }]);
    expect((await pressed(bare('lobby'), 'down', 'down', 'down', 'b')).sent).toEqual([
      { type: 'AddBot', seat: 4 },
    ]);
    expect((await pressed(bare('lobby'), 'down', 'down', 'd')).sent).toEqual([
      { type: 'RemoveBot', seat: 3 },
    ]);
    expect((await pressed(bare('lobby'), 'k')).sent).toEqual([{ type: 'Lock', locked: true }]);
  });

  it('sending a player away asks first', async () => {
    const asked = await pressed(bare('lobby'), 'down', 'd');
    expect(asked.sent).toEqual([]);
    expect(asked.text).toContain('Send Bo away?');
    expect((await pressed(bare('lobby'), 'down', 'd', 'y')).sent).toEqual([{ type: 'Kick', seat: 2 }]);
  });

  it('the share of luck is typed, and takes only its own letters', async () => {
    const erase = Array<string>(64).fill('backspace');
    const { sent } = await pressed(bare('lobby'), 'e', ...erase, 'x', '!', ' ', '-', '7', 'enter');
    expect(sent).toEqual([{ type: 'ChooseEntropy', entropy: 'x-7' }]);
  });

  it('who only plays has no host’s keys; who watches can sit down', async () => {
    const { sent } = await pressed(bare('lobbyCode'), 's', 'b', 'd', 'k', 'o', 'enter');
    expect(sent).toEqual([]);
    const watcher = { fixture: bare('lobby').fixture, viewer: null };
    expect((await pressed(watcher, 't')).sent).toEqual([{ type: 'Sit' }]);
  });

  it('the host calls a rematch, others leave', async () => {
    expect((await pressed(bare('results'), 'p')).sent).toEqual([{ type: 'Rematch' }]);
    const guest = { fixture: bare('results').fixture, viewer: 2 };
    expect((await pressed(guest, 'p', 'l', 'y')).sent).toEqual([{ type: 'Leave' }]);
  });

  it('no key of a match does anything to its results', async () => {
    const hand = ['1', '2', 'a', 'x', 'r', 'b', 'f', 'enter', 'tab', 'space', 'left', 'backspace'];
    expect((await pressed(bare('results'), ...hand)).actions).toEqual([]);
  });

  it('Escape asks before and after a match, because it gives the seat up there', async () => {
    for (const scene of [bare('lobby'), bare('results')]) {
      const asked = await pressed(scene, 'escape');
      expect(asked.text).toContain('That gives up your seat');
      expect(asked.actions).toEqual([]);
      expect((await pressed({ ...scene, viewer: null }, 'escape')).actions).toEqual([{ type: 'toLobby' }]);
    }
  });

  it.each([
    ['lobby', 1, 'your seat is given up'],
    ['afterRoll', 1, 'your seat is kept'],
    ['results', 1, 'your seat is given up'],
    ['lobby', null, 'Back to the lobby\n'],
    ['afterRoll', null, 'Back to the lobby\n'],
    ['results', null, 'Back to the lobby\n'],
  ] as const)('the help of %s tells seat %s what Escape does', async (name, viewer, said) => {
    const { text } = await pressed({ ...bare(name), viewer }, '?', 'pageDown');
    expect(text).toContain(said);
  });

  it('nobody is offered a seat at a locked table', async () => {
    const fixture = aTable({ start: false }).ask(1, { type: 'Lock', locked: true });
    const { sent, text } = await pressed({ fixture, viewer: null }, 't');
    expect(sent).toEqual([]);
    expect(text).not.toContain('sit down\n');
    expect(text).toContain('Locked: nobody else can sit down.');
    expect((await pressed({ fixture, viewer: 1 })).text).toContain('── Locked: nobody else can sit down. ──');
  });
});
