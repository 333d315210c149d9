import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import type { MatchStarted } from '../../src/match/events.ts';
import { matchView } from '../../src/match/matchView.ts';
import { parseLine, type StartLine } from '../../src/match/notation.ts';
import { playLine, startWritten } from '../../src/match/referee.ts';
import type { MatchView } from '../../src/match/view.ts';
import { matchOptionsSchema } from '../../src/rules/options.ts';
import { scorerFor } from '../../src/rules/scorer.ts';
import type { TableEvent } from '../../src/table/events.ts';
import { makeManualClock } from '../../src/tables/manualClock.ts';
import type { TableLink, TableManager } from '../../src/tables/tableManager.ts';
import { ANN, BO, CY } from '../table/table.ts';
import { opened, setup, tables } from './tables.ts';

/*
 * A live table and the referee must tell the same match: every line that the table was sent, its stops as `restart`, played
 * through `farkle referee`'s code gives the state that the table shows (RULES.md section 6, REFEREE.md).
 */

const PLAYERS = [ANN, BO, CY];
const DEE = { id: 'id-dee', name: 'Dee' };

const time = fc.constantFrom(
  { mode: 'classic', idleMs: 10_000 },
  { mode: 'pool', poolMs: 15_000 },
  { mode: 'match', matchMs: 60_000, turnMs: 10_000, atEnd: 'finishLap' },
  { mode: 'match', matchMs: 60_000, turnMs: null, atEnd: 'finishLap' },
  { mode: 'match', matchMs: 60_000, turnMs: 10_000, atEnd: 'stop' },
  { mode: 'turn', turnMs: 10_000 },
);

const step = fc.record({
  afterMs: fc.oneof({ weight: 4, arbitrary: fc.nat(3_000) }, fc.nat(40_000)),
  act: fc.constantFrom('roll', 'roll', 'roll', 'bank', 'bank', 'other', 'leave', 'restart', 'restart'),
  pick: fc.nat(30),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Lines {
  readonly start: StartLine;
  readonly rest: object[];
}

/** A table of three with its match just started, a watcher who sees it, and the line that starts it on paper. */
async function startTable(mode: object) {
  const log = makeMemoryLog<TableEvent>();
  const clock = makeManualClock();
  const { manager } = await tables({ log, clock });
  const options = matchOptionsSchema.parse({ time: mode, target: 2_000, firstPlayer: 'random' });
  const ann = opened(await manager.open(ANN, setup(options)));
  const seated = await enterAll(manager, ann.tableId);
  await seated[0]!.send({ type: 'Start' });
  const commits = await log.read(`table.${ann.tableId}`);
  const started = commits.flatMap(({ events }) => events).find((event) => event.type === 'MatchStarted')!;
  const lines: Lines = { start: startLineOf(started), rest: [] };
  const watcher = opened(await manager.watch(DEE, ann.tableId));
  return { log, clock, seated, watcher, lines, tableId: ann.tableId };
}

/** The windows of the players that have a seat; those who left have none. */
async function enterAll(manager: TableManager, tableId: string): Promise<(TableLink | null)[]> {
  const links: (TableLink | null)[] = [];
  for (const player of PLAYERS) {
    const link = await manager.play(player, tableId);
    links.push(typeof link === 'string' ? null : link);
  }
  return links;
}

function startLineOf(started: MatchStarted): StartLine {
  const { at, seats, options, matchId, secret, entropies } = started;
  const line = { at, options, match: matchId, secret, entropies, seats: seats.map(({ name }) => name) };
  return parseLine(JSON.stringify(line)) as StartLine;
}

function refereed(lines: Lines) {
  let { written } = startWritten(lines.start);
  for (const object of lines.rest) {
    const line = parseLine(JSON.stringify(object));
    if ('seats' in line) throw new Error('one match only');
    written = playLine(written, line).written;
  }
  return matchView(written.state);
}

type Sent = { seat: number; type: 'Roll' | 'Bank' | 'Leave'; hold: number[] };

function commandOf(match: MatchView, { act, pick }: Step): Sent {
  const acting = match.turn?.seat ?? 1;
  const dice = match.turn?.dice;
  const holds = dice ? scorerFor(match.options).holds(dice) : [];
  const hold = holds.length === 0 ? [] : [...holds[pick % holds.length]!.positions];
  if (act === 'leave' && pick < 3) return { seat: pick + 1, type: 'Leave', hold: [] };
  if (act === 'other') return { seat: (acting % 3) + 1, type: 'Roll', hold: [] };
  return { seat: acting, type: act === 'bank' ? 'Bank' : 'Roll', hold };
}

async function play(mode: object, steps: readonly Step[]): Promise<void> {
  const { log, lines, tableId, ...first } = await startTable(mode);
  let { clock, seated, watcher } = first;
  const match = () => watcher.current().view.match!;

  /** As by kill -9: the old server is simply not there any more, and its clock stands still. */
  async function restart(afterMs: number): Promise<void> {
    clock = makeManualClock(clock.now() + afterMs);
    const { manager } = await tables({ log, clock });
    lines.rest.push({ at: clock.now(), do: 'restart' });
    watcher = opened(await manager.watch(DEE, tableId));
    seated = await enterAll(manager, tableId);
  }

  async function send(each: Step): Promise<void> {
    await clock.advance(each.afterMs);
    lines.rest.push({ at: clock.now() });
    const { seat, ...command } = commandOf(match(), each);
    const link = seated[seat - 1];
    if (!link) return;
    lines.rest.push({ at: clock.now(), seat, do: command.type.toLowerCase(), hold: command.hold });
    await link.send(command);
    if (command.type === 'Leave') seated[seat - 1] = null;
  }

  for (const each of steps) {
    if (each.act === 'restart') await restart(each.afterMs);
    else await send(each);
    expect(match()).toEqual(refereed(lines));
    if (match().result !== null) return;
  }
}

describe('a live table and the referee', () => {
  it('tell the same match in every time mode, through stops at any moment', async () => {
    await fc.assert(fc.asyncProperty(time, fc.array(step, { maxLength: 40 }), play), { numRuns: 150 });
  });
});
