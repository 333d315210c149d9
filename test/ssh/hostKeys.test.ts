import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadHostKey } from '../../src/ssh/hostKeys.ts';
import { makePipe } from '../files/makePipe.ts';
import { makeKey } from './harness/connect.ts';

let directory: string;
const KEYGEN = 'ssh-keygen';
const FILE = 'ssh_host_ed25519_key';

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'farkle-keys-')), 'host_keys');
});

describe('host keys', () => {
  it('are made at the first start, private, and kept', async () => {
    const first = await loadHostKey(directory);
    const second = await loadHostKey(directory);
    expect(second).toEqual(first);
    expect(await readdir(directory)).toEqual([FILE]);
    expect((await stat(join(directory, FILE))).mode & 0o777).toBe(0o600);
  });

  it('have the fingerprint that OpenSSH prints', async () => {
    const { fingerprint } = await loadHostKey(directory);
    const printed = execFileSync(KEYGEN, ['-lf', join(directory, FILE)], { encoding: 'utf8' });
    expect(printed.split(' ')[1]).toBe(fingerprint);
  });

  it('are one key for servers that start at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadHostKey(directory)));
    expect(new Set(keys.map((key) => key.fingerprint)).size).toBe(1);
    expect(await readdir(directory)).toEqual([FILE]);
  });

  it('refuse to be read by others', async () => {
    await loadHostKey(directory);
    await chmod(join(directory, FILE), 0o644);
    await expect(loadHostKey(directory)).rejects.toThrow(/can be read by others.*chmod 600/);
  });

  it('that are broken are told of in one sentence, and left as they are', async () => {
    await loadHostKey(directory);
    const path = join(directory, FILE);
    await writeFile(path, 'not a key\n');
    await expect(loadHostKey(directory)).rejects.toThrow(/is not a readable Ed25519 private key/);
    expect(await readFile(path, 'utf8')).toBe('not a key\n');
  });

  it.each([
    ['empty', ''],
    ['garbage', 'not a key\n'],
  ])('that are %s and can be read by others: only the fault that counts is told', async (_what, text) => {
    await loadHostKey(directory);
    const path = join(directory, FILE);
    await writeFile(path, text);
    await chmod(path, 0o644);
    await expect(loadHostKey(directory)).rejects.toThrow(/is not a readable Ed25519 private key/);
  });

  it('that are a folder or a pipe are refused, and nothing waits for them', async () => {
    const path = join(directory, FILE);
    await mkdir(path, { recursive: true });
    await expect(loadHostKey(directory)).rejects.toThrow(`The host key ${path} is not a regular file.`);
    await rmdir(path);
    makePipe(path);
    await expect(loadHostKey(directory)).rejects.toThrow(`The host key ${path} is not a regular file.`);
  });

  it('tell of a place where no folder can be made', async () => {
    const wanted = 'A host key cannot be made in /proc/farkle (ENOENT).';
    await expect(loadHostKey('/proc/farkle')).rejects.toThrow(wanted);
  });

  it('that are only public are refused', async () => {
    await loadHostKey(directory);
    await writeFile(join(directory, FILE), makeKey().public);
    await expect(loadHostKey(directory)).rejects.toThrow(/is not a readable Ed25519 private key/);
  });

  it('tell of a place that is no directory', async () => {
    const file = `${directory}-file`;
    await writeFile(file, '');
    await expect(loadHostKey(file)).rejects.toThrow(/host key .*ENOTDIR/);
  });
});
