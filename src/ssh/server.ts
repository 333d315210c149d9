import { createServer } from 'node:net';
import type { Connection } from 'ssh2';
import ssh2 from 'ssh2';
import type { Logger } from '../tables/logger.ts';
import { makeAdmission } from './admission.ts';
import { ALGORITHMS } from './algorithms.ts';
import { serveConnection } from './connection.ts';
import { completeLimits, type SshLimits } from './limits.ts';
import type { SshRequest } from './request.ts';
import { makeTurnedAway } from './turnedAway.ts';
import { makeVisitor, type Visitor } from './visitor.ts';

/** ssh2 tells us nothing below this many unsent bytes, and 16 kB are more than any frame that changes a little. */
const SOCKET_BUFFER_BYTES = 16 * 1024;

const SILENT: Logger = { error() {}, warn() {}, info() {}, debug() {} };

export interface SshServerOptions {
  /** Private host key, OpenSSH format (see hostKeys.ts). */
  readonly hostKey: string;
  /** Called for every shell or command; what it opens, it draws into the request. A throw ends that session only. */
  readonly open: (request: SshRequest) => void;
  /** Printed to somebody whose session broke by a fault of ours. */
  readonly faultSentence: string;
  /** Printed to somebody for whom there is no room. */
  readonly fullSentence: string;
  /** Told of faults, already without secrets. */
  readonly onFault?: (error: unknown) => void;
  /** Told of everybody who connected and was not let in. */
  readonly logger?: Logger;
  readonly limits?: Partial<SshLimits>;
}

export interface SshServer {
  /** Resolves to the port (the real one when 0 was asked for); rejects when it cannot be had. */
  listen(port: number, host?: string): Promise<number>;
  /**
   * Takes no new connections, ends every session with the sentence, cuts what is still open after `graceMs`,
   * and resolves when nothing is left. May be called again.
   */
  stop(sentence: string, graceMs?: number): Promise<void>;
}

/** The SSH side of the game: admits connections and hands what they open to `options.open`. */
export function makeSshServer(options: SshServerOptions): SshServer {
  const limits = completeLimits(options.limits);
  const onFault = options.onFault ?? (() => {});
  const turnedAway = makeTurnedAway(options.logger ?? SILENT);
  const admission = makeAdmission(limits);
  const visitors = new Map<string, Visitor>();
  let sessions = 0;

  function open(request: SshRequest): void {
    if (sessions >= limits.maxSessions) {
      turnedAway('full', request.remoteAddress);
      request.end(options.fullSentence, 1);
      return;
    }
    sessions += 1;
    request.onClosed(() => {
      sessions -= 1;
    });
    options.open(request);
  }

  const ssh = new ssh2.Server({
    hostKeys: [options.hostKey],
    algorithms: ALGORITHMS,
    ident: 'farkle',
    keepaliveInterval: limits.keepaliveMs,
    keepaliveCountMax: limits.keepaliveTries,
  });

  // ssh2 tells of a connection only after the client's version line, so a socket is watched from its first moment.
  const net = createServer({ noDelay: true, highWaterMark: SOCKET_BUFFER_BYTES }, (socket) => {
    socket.on('error', () => socket.destroy());
    const address = plainAddress(socket.remoteAddress);
    if (address === null) {
      socket.destroy();
      return;
    }
    const full = admission.enter(address);
    if (full !== null) {
      turnedAway(full, address);
      socket.destroy();
      return;
    }
    const name = socketName(socket.remoteAddress, socket.remotePort);
    const visitor = makeVisitor(socket);
    visitor.giveTime(limits.silentLimitMs);
    visitors.set(name, visitor);
    socket.once('close', () => {
      admission.leave(address);
      visitors.delete(name);
      const gone = visitor.turnedAway();
      if (gone !== null) turnedAway(gone.why, address, gone.detail);
    });
    ssh.injectSocket(socket);
  });

  ssh.on('connection', (client: Connection, { ip, port }) => {
    const visitor = visitors.get(socketName(ip, port));
    if (visitor === undefined) {
      client.on('error', () => {});
      client.end();
      return;
    }
    visitor.giveTime(limits.loginLimitMs);
    client.on('error', (error) => visitor.blame(isTheirs(error) ? 'left' : 'brokenSsh', error.message));
    visitor.connection = serveConnection(client, visitor.socket, {
      remoteAddress: plainAddress(ip) ?? '',
      stallLimitMs: limits.stallLimitMs,
      faultSentence: options.faultSentence,
      onFault,
      onTooManyTries: () => visitor.blame('tooManyTries'),
      open(request) {
        visitor.comesIn();
        open(request);
      },
    });
  });

  return {
    listen(port, host) {
      return new Promise((resolve, reject) => {
        net.once('error', reject);
        net.listen(port, host, () => {
          net.off('error', reject);
          net.on('error', onFault);
          const address = net.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      });
    },
    async stop(sentence, graceMs = 2000) {
      const closed = new Promise<void>((resolve) => net.close(() => resolve()));
      for (const { connection, socket } of visitors.values()) {
        if (connection === null) socket.destroy();
        else connection.end(sentence);
      }
      const grace = setTimeout(() => {
        for (const { socket } of visitors.values()) socket.destroy();
      }, graceMs);
      await closed;
      clearTimeout(grace);
    },
  };
}

function socketName(address: string | undefined, port: number | undefined): string {
  return `${address}|${port}`;
}

/** The connection failed, or the client said good-bye with a reason: both have a code. All else is broken SSH. */
const isTheirs = (error: Error): boolean => 'code' in error;

/** An IPv4 address as people write it, also where it arrives in the clothes of IPv6. */
function plainAddress(address: string | undefined): string | null {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}
