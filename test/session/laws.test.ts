import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session, SessionAction } from '../../src/session/session.ts';
import { settled } from '../../src/tables/manualClock.ts';
import { setup } from '../tables/tables.ts';
import { type Server, server } from './sessions.ts';

const NAMES = ['Ann', 'Bo', 'Ann', 'Cy'];

type Step =
  | { readonly who: number; readonly do: SessionAction | 'join' | 'look' | 'reconnect' }
  | { readonly passMs: number };

const action: fc.Arbitrary<SessionAction | 'join' | 'look' | 'reconnect'> = fc.constantFrom<
  SessionAction | 'join' | 'look' | 'reconnect'
>(
  'join',
  'join',
  'join',
  'look',
  'reconnect',
  'reconnect',
  { type: 'openTable', setup: setup({ target: 500 }) },
  { type: 'openTable', setup: setup({ time: { mode: 'turn', turnMs: 10_000 } }, { seats: 2 }) },
  { type: 'quickPlay' },
  { type: 'toLobby' },
  { type: 'table', command: { type: 'Sit' } },
  { type: 'table', command: { type: 'Start' } },
  { type: 'table', command: { type: 'Start' } },
  { type: 'table', command: { type: 'Leave' } },
  { type: 'table', command: { type: 'Kick', seat: 2 } },
  { type: 'table', command: { type: 'AddBot' } },
  { type: 'table', command: { type: 'Rematch' } },
  { type: 'table', command: { type: 'Roll', hold: [] } },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who: fc.nat({ max: NAMES.length - 1 }), do: action }) },
  { weight: 1, arbitrary: fc.record({ passMs: fc.nat({ max: 90_000 }) }) },
);
/** Steps of one group are taken at once, none waiting for another. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 25,
  size: 'max',
});

async function take(world: Server, sessions: Session[], taken: Step): Promise<void> {
  if ('passMs' in taken) return world.clock.advance(taken.passMs);
  const session = sessions[taken.who]!;
  const rows = world.manager.rows();
  const tableId = rows[taken.who % Math.max(1, rows.length)]?.tableId ?? '';
  if (taken.do === 'join') await session.send({ type: 'play', tableId });
  else if (taken.do === 'look') await session.send({ type: 'watch', tableId });
  else if (taken.do !== 'reconnect') await session.send(taken.do);
  else {
    const quitting = session.send({ type: 'quit' });
    sessions[taken.who] = await world.enter(NAMES[taken.who]!);
    await quitting;
  }
}

/** Where each name plays, by what the sessions show. */
function playing(sessions: readonly Session[]): readonly string[] {
  return sessions.flatMap((session) => {
    const { place, name, ending } = session.view();
    const plays = ending === null && place.at === 'table' && place.view.you !== null;
    return plays ? [`${name} at ${place.view.tableId}`] : [];
  });
}

/** Who is there, by what the tables show. */
function present(sessions: readonly Session[]): readonly string[] {
  return sessions.flatMap((session) => {
    const { place } = session.view();
    if (place.at !== 'table') return [];
    return place.view.seats
      .filter(({ name, bot, awaySince }) => name !== null && bot === null && awaySince === null)
      .map(({ name }) => `${name} at ${place.view.tableId}`);
  });
}

describe('whatever people do, at once or in turn', () => {
  it('a seat is away exactly when none of its player’s sessions plays there, and nothing fails', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (groups) => {
        const world = await server();
        const sessions = await Promise.all(NAMES.map((name) => world.enter(name)));
        for (const group of groups) {
          await Promise.all(group.map((taken) => take(world, sessions, taken)));
          await settled();
          const play = playing(sessions);
          expect(new Set(play).size).toBe(play.length);
          expect(new Set(present(sessions))).toEqual(new Set(play));
          for (const row of world.manager.rows()) expect(row.phase).not.toBe('retired');
        }
        expect(world.faults).toEqual([]);
        for (const session of sessions) await session.send({ type: 'quit' });
        await world.clock.advance(3_600_000);
        expect(world.manager.rows()).toEqual([]);
        expect(world.clock.pending()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
