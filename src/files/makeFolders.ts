import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder that only its owner may enter, and those on the way to it; an existing one stays as it is. One step
 * at a time: Node's own recursive way never ends where the system says that an existing parent is not there (`/proc`).
 * @throws the system's error, ENOTDIR where something else stands in the way
 */
export function makeFolders(folder: string): void {
  for (const step of stepsTo(resolve(folder))) {
    if (statSync(step, { throwIfNoEntry: false }) === undefined) makeFolder(step);
  }
  if (statSync(folder).isDirectory()) return;
  throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' });
}

/** Another start may have made it in the meantime. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** `/a/b` is reached by `/`, `/a` and `/a/b`. */
function stepsTo(path: string): readonly string[] {
  const steps = [path];
  for (let parent = dirname(path); parent !== steps[0]; parent = dirname(parent)) steps.unshift(parent);
  return steps;
}
