// Builds src/ into dist/ with esbuild. In a checkout it runs when the sources are newer than the last build;
// an installed package has no sources and comes with dist/ ready.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('..', import.meta.url));
const sources = join(top, 'src');
const output = join(top, 'dist');
const stamp = join(output, 'built');

/** Newest modification time, in epoch milliseconds, of any file or folder below `folder`. */
function newestChange(folder) {
  let newest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return newest;
}

/** Builds unless dist/ is newer than every source. Does nothing where there are no sources. */
export async function buildIfStale() {
  if (!existsSync(sources)) return;
  const inputs = Math.max(newestChange(sources), statSync(join(top, 'package.json')).mtimeMs);
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= inputs) return;
  await build();
}

async function build() {
  const { build: esbuild } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  await esbuild({
    entryPoints: { main: join(sources, 'cli/main.ts') },
    outdir: output,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
  writeFileSync(stamp, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
