import { resolve } from 'node:path';
import { pino } from 'pino';
import type { FixedCode } from '../tables/tableManager.ts';
import { surviveCrashes } from './crashes.ts';
import { isProblem } from './parsed.ts';
import type { Io } from './program.ts';
import { type RunningServer, startServer } from './server.ts';
import { readServerConfig, type ServeFlags, type ServerConfig } from './serverConfig.ts';
import { untilSignal } from './signals.ts';

const BAD_FLAGS = 2;
const CANNOT_START = 1;

/** Runs the server until a signal ends it; resolves to the exit code. */
export async function runServe(flags: ServeFlags, io: Io): Promise<number> {
  const config = readServerConfig(flags);
  if (isProblem(config)) {
    io.err.write(`farkle serve: ${config.problem}\n`);
    return BAD_FLAGS;
  }
  const signal = untilSignal();
  const log = pino(
    {
      level: config.value.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    io.err,
  );
  const server = await startServer(config.value, log);
  if (isProblem(server)) {
    io.err.write(`farkle serve: ${server.problem}\n`);
    return CANNOT_START;
  }
  surviveCrashes(log);
  io.out.write(greeting(config.value, server.value));
  log.info({ signal: await signal }, 'stopping');
  await server.value.stop();
  log.info('stopped');
  return 0;
}

function greeting(config: ServerConfig, server: RunningServer): string {
  const lines = [
    `Farkle is served. Play with:  ssh -p ${server.port} ${config.host ?? 'localhost'}`,
    `Host key:  ${server.fingerprint}`,
    `Data:      ${resolve(config.dataDir)}`,
    ...server.tables.map((table) => `Table:     ${tableLine(table)}`),
    ...(config.seed === null
      ? []
      : [`Dice are predictable (--seed ${config.seed}); everyone who comes in is told.`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whoever sets up a table by join code hands the code out. */
const tableLine = ({ name, code, settings }: FixedCode): string =>
  settings.access === 'code' ? `${name}, by the join code ${code}` : name;
