import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { UnusableDatabase } from '../../src/db/unusableDatabase.ts';
import { NONE } from '../../src/log/eventLog.ts';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';
import { parseNote } from './note.ts';

const CHILD = join(import.meta.dirname, 'appendInChild.ts');

/** Lets a child append, has it killed at the given number of answers, and resolves to all that it told of. */
async function appendUntilKilled(file: string, answers: number): Promise<[stream: string, id: string][]> {
  const child = spawn(process.execPath, [CHILD, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told: [string, string][] = [];
  try {
    for await (const line of createInterface(child.stdout)) {
      const [stream, id] = line.split(' ');
      if (stream && id) told.push([stream, id]);
      if (told.length !== answers) continue;
      expect(() => openSqliteLog({ file, parse: parseNote })).toThrow(UnusableDatabase);
      child.kill('SIGKILL');
    }
  } finally {
    child.kill('SIGKILL');
  }
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return told;
}

it('loses nothing acknowledged and keeps nothing half when killed, again and again', async () => {
  const file = join(makeTemporaryDirectory(), 'events.db');
  const told: [string, string][] = [];
  for (const answers of [1, 40, 333, 1000]) {
    told.push(...(await appendUntilKilled(file, answers)));

    const db = new Sqlite(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();

    // The lock went with the process.
    const log = openSqliteLog({ file, parse: parseNote });
    for (const stream of await log.streams('table')) {
      const commits = await log.read(stream);
      const acknowledged = told.filter(([of]) => of === stream).map(([, id]) => id);
      const stored = commits.map(({ id }) => id);
      expect(stored.filter((id) => acknowledged.includes(id))).toEqual(acknowledged);
      expect(commits.map(({ prev }) => prev)).toEqual([
        NONE,
        ...commits.slice(0, -1).map(({ version }) => version),
      ]);
      for (const { id, events } of commits) expect(events.map(({ text }) => text)).toEqual(['a', id]);
    }
    await log.close();
  }
  expect(told.length).toBeGreaterThanOrEqual(1374);
});
