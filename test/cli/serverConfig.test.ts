import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isProblem } from '../../src/cli/parsed.ts';
import { readServerConfig, type ServeFlags } from '../../src/cli/serverConfig.ts';

const FLAGS: ServeFlags = {
  port: '2222',
  data: 'data',
  hostKeys: 'host_keys',
  table: [],
  maxSessions: '200',
  botDelay: '1s',
  logLevel: 'info',
  lang: 'en',
};

const folder = mkdtempSync(join(tmpdir(), 'farkle-config-'));
const long = join(folder, 'long');
writeFileSync(long, 'x'.repeat(16_001));

describe('readServerConfig', () => {
  it('takes the defaults', () => {
    expect(readServerConfig(FLAGS)).toEqual({
      value: {
        host: null,
        port: 2222,
        dataDir: 'data',
        hostKeysDir: 'host_keys',
        tables: [],
        motd: '',
        maxSessions: 200,
        botDelayMs: 1000,
        logLevel: 'info',
        seed: null,
        language: 'en',
      },
    });
  });

  it('reads tables and the message of the day', () => {
    const motd = join(folder, 'motd');
    writeFileSync(motd, 'Welcome.\n\n\x1b]0;title\x07Be kind.\r\n');
    const config = readServerConfig({ ...FLAGS, motd, table: ['name=A', 'name=B,seats=2'], seed: '7' });
    expect(config).toMatchObject({
      value: { motd: 'Welcome.\n\nBe kind.', seed: 7, tables: [{ name: 'A' }, { name: 'B' }] },
    });
  });

  it.each<[Partial<ServeFlags>, string]>([
    [{ port: '65536' }, '--port is a whole number from 0 to 65535, not "65536".'],
    [{ port: '-1' }, '--port is a whole number'],
    [{ port: 'ssh' }, '--port is a whole number'],
    [{ maxSessions: '0' }, '--max-sessions is a whole number from 1'],
    [{ botDelay: '11s' }, '--bot-delay is a time from 0s to 10s'],
    [{ seed: 'x' }, '--seed is a whole number'],
    [{ logLevel: 'loud' }, '--log-level is one of fatal, error'],
    [{ lang: 'xx' }, '--lang is one of en'],
    [{ table: ['seats=2'] }, '--table "seats=2": a table needs a name'],
    [{ table: ['name=A b', 'name=a B'] }, 'two tables are named "a B", or nearly so'],
    [{ motd: join(folder, 'nothing') }, 'cannot be read (ENOENT)'],
    [{ host: '' }, '--host is empty.'],
    [{ data: ' ' }, '--data is empty.'],
    [{ hostKeys: '' }, '--host-keys is empty.'],
    [{ motd: '' }, '--motd is empty.'],
    [{ logLevel: '' }, '--log-level is one of fatal, error'],
    [{ motd: folder }, 'is not a regular file'],
    [{ motd: '/dev/zero' }, 'is not a regular file'],
    [{ motd: long }, 'has more than 16000 bytes'],
  ])('refuses %j with a sentence', (flags, words) => {
    const config = readServerConfig({ ...FLAGS, ...flags });
    expect(isProblem(config) && config.problem).toContain(words);
  });
});
