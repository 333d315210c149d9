import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolders } from '../../src/files/makeFolders.ts';

let here: string;
beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'farkle-folders-'));
});

it('makes every folder on the way for the owner alone, and leaves those that stand', () => {
  const folder = join(here, 'a', 'b', 'c');
  const before = statSync(here).mode;
  for (let times = 0; times < 2; times += 1) makeFolders(folder);
  for (const made of [join(here, 'a'), join(here, 'a', 'b'), folder]) {
    expect(statSync(made).mode & 0o777).toBe(0o700);
  }
  expect(statSync(here).mode).toBe(before);
});

it('comes to an end where nothing can be made', () => {
  for (const folder of ['/proc/farkle', '/proc/farkle/data']) {
    expect(() => makeFolders(folder)).toThrow(/ENOENT/);
  }
});

it('says that something else is in the way', () => {
  const file = join(here, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'a')]) {
    expect(() => makeFolders(folder)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  }
});

it('follows links, and refuses those that lead nowhere', () => {
  symlinkSync(here, join(here, 'link'));
  makeFolders(join(here, 'link', 'a'));
  expect(readdirSync(here)).toContain('a');
  symlinkSync(join(here, 'nowhere'), join(here, 'lost'));
  expect(() => makeFolders(join(here, 'lost'))).toThrow(/EEXIST/);
});
