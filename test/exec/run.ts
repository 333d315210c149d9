import type { ExecServices } from '../../src/exec/command.ts';
import { runCommand } from '../../src/exec/runCommand.ts';
import { openRecords } from '../../src/records/openRecords.ts';
import type { SessionStart } from '../../src/session/self.ts';
import { type Server, server } from '../session/sessions.ts';
import { freshFolder } from '../whole/serveProcess.ts';

export interface Ran {
  readonly text: string;
  readonly code: number;
}

export interface ExecServer extends Server {
  readonly exec: ExecServices;
  /** Runs a command to its end. */
  run(command: string, start?: Partial<SessionStart>): Promise<Ran>;
  /** Everything that is durable is in the records. */
  recorded(): Promise<void>;
  close(): void;
}

const NOBODY: SessionStart = {
  identity: { kind: 'guest' },
  resumeCode: null,
  username: 'gus',
  defaults: {},
};

/** A server without SSH, with its records, to run commands on. */
export async function execServer(): Promise<ExecServer> {
  const made = await server();
  const onError = (error: unknown): never => {
    throw error;
  };
  const records = openRecords({ log: made.log, file: `${freshFolder()}/records.db`, onError });
  await records.caughtUp;
  const exec: ExecServices = { session: made.services, records, version: '1.2.3' };
  return {
    ...made,
    exec,
    async run(command, start = {}) {
      let text = '';
      let code = -1;
      const request = {
        command,
        terminal: { unicode: true },
        write: (more: string) => {
          text += more;
        },
        end(message: string, exitCode: number) {
          text += message;
          code = exitCode;
        },
        onClosed() {},
      };
      await runCommand(exec, request, { ...NOBODY, ...start });
      return { text, code };
    },
    async recorded() {
      const streams = await made.log.streams('table');
      const commits = await Promise.all(streams.map((stream) => made.log.read(stream)));
      await Promise.all(commits.map((of) => made.log.reached(of.at(-1)!.version)));
    },
    close: () => records.close(),
  };
}
