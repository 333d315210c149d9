import { join } from 'node:path';
import { pino } from 'pino';
import { isProblem } from '../../src/cli/parsed.ts';
import { parseTable } from '../../src/cli/parseTable.ts';
import { type RunningServer, startServer } from '../../src/cli/server.ts';
import type { ServerConfig } from '../../src/cli/serverConfig.ts';
import { freshFolder } from './serveProcess.ts';

export interface TestServer extends RunningServer {
  readonly folder: string;
  /** Everything that the server wrote into its log, as JSON lines. */
  readonly logged: () => string;
}

/** The whole server in this process, on a free port of this machine; `tables` as the command line writes them. */
export async function startWhole(
  tables: readonly string[] = [],
  changes: Partial<ServerConfig> = {},
): Promise<TestServer> {
  const folder = freshFolder();
  let logged = '';
  const logger = pino(
    { level: changes.logLevel ?? 'warn' },
    {
      write(line) {
        logged += line;
      },
    },
  );
  const server = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: join(folder, 'data'),
      hostKeysDir: join(folder, 'keys'),
      tables: tables.map((text) => {
        const table = parseTable(text);
        if (isProblem(table)) throw new Error(table.problem);
        return table.value;
      }),
      motd: '',
      maxSessions: 100,
      botDelayMs: 0,
      logLevel: 'warn',
      seed: null,
      language: 'en',
      ...changes,
    },
    logger,
  );
  if (isProblem(server)) throw new Error(server.problem);
  return { ...server.value, folder, logged: () => logged };
}
