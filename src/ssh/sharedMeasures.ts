import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Texts that are remembered before all is forgotten: some hundred screens' worth. */
const MOST_TEXTS = 4_000;

interface Caches {
  readonly styledChars: Map<string, unknown>;
}

interface Output {
  caches: Caches;
  get(): unknown;
}

interface OutputClass {
  new (size: { readonly width: number; readonly height: number }): Output;
  readonly prototype: Output;
}

/**
 * Ink takes every text of every frame apart and measures it anew, which is a third of what a key press costs, although
 * almost all of a frame is that of a moment ago, and of other people's tables. This lets all frames share what Ink
 * remembers for one. It reaches behind Ink's doors: false, and nothing is changed, where Ink is built otherwise.
 */
export async function shareMeasures(): Promise<boolean> {
  const Output = await findOutput();
  if (Output === null) return false;
  const fresh = (): Caches => new Output({ width: 1, height: 1 }).caches;
  let shared = fresh();
  const { get } = Output.prototype;
  Output.prototype.get = function getShared(this: Output) {
    if (shared.styledChars.size > MOST_TEXTS) shared = fresh();
    this.caches = shared;
    return get.call(this);
  };
  return true;
}

async function findOutput(): Promise<OutputClass | null> {
  try {
    const file = join(dirname(createRequire(import.meta.url).resolve('ink')), 'output.js');
    const found: { readonly default?: OutputClass } = await import(pathToFileURL(file).href);
    const Output = found.default;
    if (Output === undefined || typeof Output.prototype.get !== 'function') return null;
    return new Output({ width: 1, height: 1 }).caches.styledChars instanceof Map ? Output : null;
  } catch {
    return null;
  }
}
