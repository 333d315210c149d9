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
