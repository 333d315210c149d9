import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Imports only go down, and folders on one floor never import each other. The map is the one in the README. What is
 * not in src/ (packages, node:) is no business of this test.
 */
const README = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');

/** The folders of each floor, from the lines `| 7 | `ui/` `exec/` | … |` of the README's map, floor 0 first. */
const FLOORS: readonly (readonly string[])[] = [...README.matchAll(/^\| (\d+) \| ((?:`\w+\/` )+)\|/gm)]
  .map(([, floor, folders = '']) => ({ floor: Number(floor), folders: folders.match(/\w+/g) ?? [] }))
  .sort((a, b) => a.floor - b.floor)
  .map(({ folders }) => folders);

const SRC = resolve(import.meta.dirname, '../src');
const PACKAGE = resolve(SRC, '../package.json');

const floorOf = (folder: string): number => FLOORS.findIndex((floor) => floor.includes(folder));
const folderOf = (file: string): string => relative(SRC, file).split('/')[0] ?? '';

/** Relative module names that a source text imports: static, for types, re-exported, or dynamic. */
function relativeImports(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]*)['"]/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Why one file may not import the other, or null when it may. */
function fault(importer: string, imported: string): string | null {
  const [from, to] = [folderOf(importer), folderOf(imported)];
  if (from === to || imported === PACKAGE) return null;
  const arrow = `${relative(SRC, importer)} imports ${relative(SRC, imported)}`;
  if (imported.startsWith(SRC) && floorOf(to) < 0) return `${arrow}: ${to} has no floor`;
  if (!imported.startsWith(SRC)) return `${arrow}: outside src`;
  if (floorOf(to) > floorOf(from)) return `${arrow}: upwards`;
  if (floorOf(to) === floorOf(from)) return `${arrow}: sideways`;
  return null;
}

const files = readdirSync(SRC, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

describe('floors', () => {
  it('the README has every folder of src/ on a floor, and no other', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(FLOORS.flat().sort());
  });

  it('imports only go down', () => {
    const faults = files.flatMap((file) =>
      relativeImports(readFileSync(file, 'utf8')).map((name) => fault(file, resolve(dirname(file), name))),
    );
    expect(faults.filter((found) => found !== null)).toEqual([]);
  });

  it('sees imports of every form, and judges them', () => {
    const text = `
      import { a } from '../log/a.ts';
      import type { B } from "./b.ts";
      export * from '../rules/c.ts';
      import '../dice/d.ts';
      const e = await import('../ui/E.tsx');
      // from './commented.ts'
      /* import x from '../x.ts' */
      import z from 'zod';`;
    expect(relativeImports(text)).toEqual([
      '../log/a.ts',
      './b.ts',
      '../rules/c.ts',
      '../dice/d.ts',
      '../ui/E.tsx',
    ]);
    expect(fault(join(SRC, 'match/a.ts'), join(SRC, 'log/b.ts'))).toContain('upwards');
    expect(fault(join(SRC, 'log/a.ts'), join(SRC, 'bots/b.ts'))).toContain('sideways');
    expect(fault(join(SRC, 'log/a.ts'), join(SRC, '../test/b.ts'))).toContain('outside src');
    expect(fault(join(SRC, 'log/a.ts'), join(SRC, 'match/b.ts'))).toBeNull();
  });
});
