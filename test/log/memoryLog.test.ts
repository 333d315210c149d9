import { makeMemoryLog } from '../../src/log/memoryLog.ts';
import { describeEventLog } from '../contracts/eventLogContract.ts';

describeEventLog('memory', makeMemoryLog);
