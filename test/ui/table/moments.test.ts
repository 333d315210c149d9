import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/session/session.ts';
import { type FakeSession, makeFakeSession } from '../fakeSession.ts';
import { showScreen } from '../showScreen.tsx';
import { SCENES, type Scene } from './scenes.ts';
import { showScene } from './showScene.ts';
import { aTable } from './tableFixture.ts';

const show = (session: FakeSession, place: Place) => session.update({ place });

describe('a refusal', () => {
  it('goes when it has become the reader’s turn', async () => {
    const fixture = aTable();
    const { session, shown } = await showScene({ fixture, viewer: 2 });
    session.answerWith('notYourTurn');
    await shown.press('b');
    expect(await shown.text()).toContain('! It is not your turn.');
    show(session, fixture.turn(1, '111234', [1, 2, 3]).place(2));
    expect(await shown.text()).not.toContain('It is not your turn.');
    shown.close();
  });

  it('to start goes when somebody sits down', async () => {
    const fixture = aTable({ people: 1, start: false });
    const { session, shown } = await showScene({ fixture, viewer: 1 });
    session.answerWith('needTwoSeats');
    await shown.press('s');
    expect(await shown.text()).toContain('! ');
    show(session, fixture.ask(2, { type: 'Sit' }).place(1));
    expect(await shown.text()).not.toContain('! ');
    shown.close();
  });
});

describe('the dice of the turn before', () => {
  it('are gone for who is about to roll, and stay for the others', async () => {
    const before: Scene = SCENES.beforeRoll();
    const own = await showScene(before);
    expect(await own.shown.text()).not.toContain('●');
    own.shown.close();
    const other = await showScene({ ...before, viewer: 2 });
    expect(await other.shown.text()).toContain('●');
    other.shown.close();
  });
});

describe('the footer', () => {
  it('says how many dice can be held', async () => {
    const { shown } = await showScene(SCENES.setAside());
    expect(await shown.text()).toContain('[1-3] hold');
    shown.close();
  });

  it('says nothing of a help key where a question mark is typed', async () => {
    const { shown } = await showScene({ ...SCENES.afterRoll(), keys: ['c'] });
    expect(await shown.text()).not.toContain('[?]');
    await shown.press('?');
    expect(await shown.text()).toMatch(/Say: \?/);
    shown.close();
  });

  it('says nothing of it below a dialog either', async () => {
    for (const keys of [['c'], ['n', 'd'], ['n', 'enter']]) {
      const shown = await showScreen(makeFakeSession());
      await shown.press(...keys);
      expect(await shown.text(), keys.join()).not.toContain('[?]');
      shown.close();
    }
  });
});

describe('questions', () => {
  it.each([
    ['pl', 't'],
    ['tr', 'e'],
    ['ro', 'd'],
    ['fr', 'o'],
    ['fr', 'y'],
  ])('in %s are also answered with %s', async (language, key) => {
    const { session, shown } = await showScene(
      { ...SCENES.lobby(), keys: ['l', key] },
      { settings: { language } },
    );
    expect(session.sent).toEqual([{ type: 'table', command: { type: 'Leave' } }]);
    shown.close();
  });

  it('take no letter of another language for a yes', async () => {
    const { session, shown } = await showScene({ ...SCENES.lobby(), keys: ['l', 't', 'o', 'd', 'e'] });
    expect(session.sent).toEqual([]);
    expect(await shown.text()).toContain('Give up your seat at this table?');
    shown.close();
  });
});

describe('the sums beside the dice', () => {
  it('tell the one to act, and nobody else, how far they are behind or ahead without a target', async () => {
    const time = { mode: 'pool', poolMs: 60_000 };
    const fixture = aTable({ options: { target: null, time } }).turn(1, '111234', [1, 2, 3]);
    const said = async (viewer: number) => {
      const { shown } = await showScene({ fixture, viewer });
      const text = (await shown.text()).replace(/\s+/g, ' ');
      shown.close();
      return text;
    };
    expect(await said(2)).toMatch(/Behind by .*1,000/);
    expect(await said(1)).not.toMatch(/Behind by|Ahead by/);
    fixture.turn(2, '115234', [1, 2, 3]);
    expect(await said(1)).toMatch(/Ahead by .*750/);
    expect(await said(2)).not.toMatch(/Behind by|Ahead by/);
  });
});

it('who has run out of time reads so once', async () => {
  const fixture = aTable({ people: 3, options: { time: { mode: 'pool', poolMs: 10_000 } } }).wait(20_000);
  const { shown } = await showScene({ fixture, viewer: 1 });
  const [, hand = ''] = (await shown.text()).split(/\n ─{20,}\n/);
  expect(hand.match(/no time left/g)).toHaveLength(1);
  shown.close();
});

it('a clock never shows more than its seat has', async () => {
  const fixture = aTable({ options: { time: { mode: 'pool', poolMs: 60_000 } } }).wait(48_300);
  const { shown } = await showScene({ fixture, viewer: 1 });
  expect(await shown.text()).toMatch(/▸ 1 Ann +0 +0:11/);
  shown.close();
});

it('from the results the rules open at the page with everyone’s shares of luck', async () => {
  const scene = SCENES.results();
  const { shown } = await showScene(scene);
  await shown.press('i');
  expect(await shown.text()).toContain('Fair dice');
  shown.close();
});
