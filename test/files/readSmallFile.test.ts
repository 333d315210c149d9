import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSmallFile } from '../../src/files/readSmallFile.ts';
import { makePipe } from './makePipe.ts';

const here = mkdtempSync(join(tmpdir(), 'farkle-files-'));

it('reads a file up to its limit', () => {
  const file = join(here, 'file');
  writeFileSync(file, 'żółw', { mode: 0o640 });
  expect(readSmallFile(file, 7)).toMatchObject({ text: 'żółw' });
  expect(readSmallFile(file, 6)).toBe('has more than 6 bytes');
});

it('reads a file that does not say its size', () => {
  expect(readSmallFile('/proc/self/comm', 100)).toMatchObject({ text: expect.stringMatching(/\S\n$/) });
});

it('waits for no pipe, and reads no device or folder', () => {
  const pipe = join(here, 'pipe');
  makePipe(pipe);
  for (const path of [pipe, '/dev/zero', here]) expect(readSmallFile(path, 10)).toBe('is not a regular file');
});
