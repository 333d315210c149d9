import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import packageFile from '../../package.json' with { type: 'json' };
import { botFor } from '../bots/botFor.ts';
import { UnusableDatabase } from '../db/unusableDatabase.ts';
import { translator } from '../i18n/translator.ts';
import type { EventLog } from '../log/eventLog.ts';
import { openSqliteLog } from '../log/sqliteLog.ts';
import { openRecords } from '../records/openRecords.ts';
import { makeHall } from '../session/hall.ts';
import type { SessionServices } from '../session/makeSession.ts';
import { makeProfiles } from '../session/profile.ts';
import { type HostKey, loadHostKey } from '../ssh/hostKeys.ts';
import { makeSshServer } from '../ssh/server.ts';
import type { TableEvent } from '../table/events.ts';
import { systemClock } from '../tables/clock.ts';
import { makeTableManager } from '../tables/makeTableManager.ts';
import type { FixedCode } from '../tables/tableManager.ts';
import { makeFaceOpener } from './openFace.ts';
import { isProblem, type Parsed } from './parsed.ts';
import { makeRandomness } from './randomness.ts';
import type { ServerConfig } from './serverConfig.ts';
import { parseStoredEvent, profileLog, tableLog } from './storedEvent.ts';

export interface RunningServer {
  readonly port: number;
  /** Of the host key, `SHA256:…`. */
  readonly fingerprint: string;
  readonly tables: readonly FixedCode[];
  /** Ends every session with a sentence, lets what is under way be stored, and closes the files. */
  stop(): Promise<void>;
}

const LOG_FILE = 'farkle.db';
/** May be deleted: it is made again from the log. */
const RECORDS_FILE = 'records.db';

/** Puts the floors together and lets people in. The problem, when it cannot, is one sentence for the operator. */
export async function startServer(config: ServerConfig, logger: Logger): Promise<Parsed<RunningServer>> {
  const hostKey = await readHostKey(config.hostKeysDir);
  if (isProblem(hostKey)) return hostKey;
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    return { value: await start(config, logger, hostKey.value, opened, closeAll) };
  } catch (error) {
    await closeAll();
    const problem = startProblem(error, config);
    if (problem === null) throw error;
    return { problem };
  }
}

/** Whatever is wrong with the host key is said in a sentence already. */
const readHostKey = (folder: string): Promise<Parsed<HostKey>> =>
  loadHostKey(folder).then(
    (value) => ({ value }),
    (error: Error) => ({ problem: error.message }),
  );

async function start(
  config: ServerConfig,
  logger: Logger,
  hostKey: HostKey,
  opened: (() => Promise<void>)[],
  closeAll: () => Promise<void>,
): Promise<RunningServer> {
  const log = openSqliteLog({ file: join(config.dataDir, LOG_FILE), parse: parseStoredEvent });
  opened.push(() => log.close());

  const hall = makeHall(systemClock);
  const tables = await makeTableManager({
    log: tableLog(log),
    clock: systemClock,
    randomness: makeRandomness(config.seed, config.seed === null ? 0 : await preparedMatches(tableLog(log))),
    mindOf: botFor,
    botDelayMs: config.botDelayMs,
    fixedTables: config.tables,
    logger,
  });
  opened.push(() => tables.close());

  const records = openRecords({
    log: tableLog(log),
    file: join(config.dataDir, RECORDS_FILE),
    onError: (err) => logger.error({ err }, 'the records cannot go on'),
    onRebuild: ({ message }) =>
      logger.warn({ reason: message }, 'the records are damaged and are made again from the log'),
  });
  opened.push(async () => records.close());

  const t = translator(config.language);
  const session: SessionServices = {
    tables,
    profiles: makeProfiles(profileLog(log)),
    hall,
    clock: systemClock,
    logger,
    motd: config.motd,
    predictableDice: config.seed !== null,
  };
  const ssh = makeSshServer({
    hostKey: hostKey.privateKey,
    open: makeFaceOpener({ session, records, version: packageFile.version }, config.language),
    faultSentence: t('common.broken'),
    fullSentence: t('common.full'),
    onFault: (err) => logger.error({ err }, 'a session failed'),
    logger,
    limits: { maxSessions: config.maxSessions },
  });
  opened.push(async () => {
    hall.shutdown();
    await ssh.stop(t('common.endShutdown'));
  });
  const port = await ssh.listen(config.port, config.host ?? undefined);
  const { version } = packageFile;
  logger.info({ version, address: config.host ?? '*', port, data: resolve(config.dataDir) }, 'started');
  return { port, fingerprint: hostKey.fingerprint, tables: tables.fixedCodes(), stop: closeAll };
}

/** How many matches the log has a name for: those of a seed are numbered, and no name is used twice. */
async function preparedMatches(log: EventLog<TableEvent>): Promise<number> {
  let prepared = 0;
  for (const stream of await log.streams('table')) {
    const events = (await log.read(stream)).flatMap((commit) => commit.events);
    prepared += events.filter(({ type }) => type === 'MatchPrepared').length;
  }
  return prepared;
}

/** What the system was asked when it said no. */
const LISTENING: ReadonlySet<string> = new Set(['listen', 'bind', 'getaddrinfo']);

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not use that port',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EINVAL: 'that address cannot be listened on',
  EAFNOSUPPORT: 'this machine has no addresses of that kind',
  ENOTFOUND: 'there is no such address',
  EAI_AGAIN: 'that name cannot be looked up now',
};

/** What kept the server from starting, for whoever runs it; null when it is a fault of the program. */
function startProblem(error: unknown, { host, port }: ServerConfig): string | null {
  if (error instanceof UnusableDatabase) return error.message;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return null;
  if (!LISTENING.has(String(error.syscall))) return null;
  const reason = LISTEN_PROBLEMS[String(error.code)] ?? error.code;
  return `Cannot listen on ${host === null ? '' : `${host} `}port ${port}: ${reason}.`;
}
