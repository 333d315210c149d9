import { join } from 'node:path';
import { openSqliteLog } from '../../src/log/sqliteLog.ts';
import { describeEventLog } from '../contracts/eventLogContract.ts';
import { makeTemporaryDirectory } from '../db/temporaryDirectory.ts';
import { parseNote } from './note.ts';

describeEventLog('sqlite', () =>
  openSqliteLog({ file: join(makeTemporaryDirectory(), 'events.db'), parse: parseNote }),
);
