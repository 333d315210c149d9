import type { SshLimits } from '../../../src/ssh/limits.ts';
import { makeEd25519Key } from '../../../src/ssh/makeEd25519Key.ts';
import type { SshRequest } from '../../../src/ssh/request.ts';
import { showScreen } from '../../../src/ssh/screen.tsx';
import { makeSshServer, type SshServer } from '../../../src/ssh/server.ts';
import type { Logger } from '../../../src/tables/logger.ts';
import { EchoScreen } from './echoScreen.tsx';

export interface TestServer {
  readonly server: SshServer;
  readonly port: number;
  /** Everything that was opened, in order. */
  readonly opened: SshRequest[];
  readonly faults: unknown[];
  /** Resolves with the n-th opened request (from 0). */
  request(index: number): Promise<SshRequest>;
  stop(): Promise<void>;
}

/** A server on a free port that shows the echo screen, or does what `open` says. */
export async function startTestServer(
  options: { limits?: Partial<SshLimits>; logger?: Logger; open?: (request: SshRequest) => void } = {},
): Promise<TestServer> {
  const opened: SshRequest[] = [];
  const faults: unknown[] = [];
  let waiting: (() => void)[] = [];
  const server = makeSshServer({
    hostKey: makeEd25519Key('test').private,
    fullSentence: 'There is no room.',
    faultSentence: 'Something went wrong on our side.',
    onFault: (error) => faults.push(error),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.logger === undefined ? {} : { logger: options.logger }),
    open(request) {
      opened.push(request);
      for (const look of waiting) look();
      (options.open ?? openEcho)(request);
    },
  });
  const port = await server.listen(0, '127.0.0.1');
  return {
    server,
    port,
    opened,
    faults,
    request(index) {
      return new Promise((resolve) => {
        const look = () => {
          const request = opened[index];
          if (request === undefined) return;
          waiting = waiting.filter((other) => other !== look);
          resolve(request);
        };
        waiting.push(look);
        look();
      });
    },
    stop: () => server.stop('The server stops.', 1000),
  };
}

/** The echo screen for a shell; for lines each one is said back, and a command gives its name. */
export function openEcho(request: SshRequest): void {
  if (request.kind === 'screen') {
    if (request.command !== null) {
      openEcho(request.lines());
      return;
    }
    showScreen(request, <EchoScreen request={request} />, () =>
      request.end('Something went wrong on our side.', 1),
    );
    return;
  }
  if (request.command !== null) {
    request.write(`command ${request.command}\n`);
    request.end('', 3);
    return;
  }
  request.write('plain face\n');
  request.onLine((line) => (line === null ? request.end('end of input') : request.write(`heard ${line}\n`)));
}
