import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFile } from '../../src/db/lockFile.ts';
import { UnusableDatabase } from '../../src/db/unusableDatabase.ts';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

it('is held by one at a time, and free again after its release', () => {
  const file = join(makeTemporaryDirectory(), 'events.db');
  const unlock = lockFile(file);
  expect(() => lockFile(file)).toThrow(
    new UnusableDatabase(`The database ${file} is in use by another server.`),
  );
  unlock();
  lockFile(file)();
});

it('blames the folder when the folder is at fault', () => {
  const folder = join(makeTemporaryDirectory(), 'data');
  writeFileSync(folder, '');
  expect(() => lockFile(join(folder, 'events.db'))).toThrow(
    `Cannot use the folder ${folder}: a file is in its place, or on the way to it.`,
  );
});
