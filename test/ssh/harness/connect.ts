import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { ClientChannel, ConnectConfig } from 'ssh2';
import ssh2 from 'ssh2';
import { makeEd25519Key } from '../../../src/ssh/makeEd25519Key.ts';
import { makeVirtualTerminal, type VirtualTerminal } from './virtualTerminal.ts';

export interface ConnectOptions {
  readonly cols?: number;
  readonly rows?: number;
  /** Private key (OpenSSH); without one the client comes as a guest. */
  readonly key?: string;
  readonly term?: string;
  readonly env?: Record<string, string>;
  readonly username?: string;
  /** A command instead of a shell. */
  readonly command?: string;
  /** False: no terminal is asked for (`ssh -T`). */
  readonly pty?: boolean;
}

export interface SshClient extends VirtualTerminal {
  readonly client: ssh2.Client;
  readonly channel: ClientChannel;
  readonly socket: Socket;
  /** Everything received, as text. */
  received(): string;
  /** Everything received as errors. */
  complaints(): string;
  press(keys: string | Uint8Array): void;
  resize(cols: number, rows: number): void;
  /** Cuts the wire without a word. */
  drop(): void;
  /** Goes as a person does who closes the window. */
  close(): void;
  /** Resolves with the exit code (null when none was told) once the session is over. */
  readonly exited: Promise<number | null>;
}

/** A new Ed25519 key pair. */
export function makeKey(): { readonly private: string; readonly public: string } {
  return makeEd25519Key('test');
}

/** Logs in over the network without opening anything. */
export async function login(
  port: number,
  options: Pick<ConnectOptions, 'key' | 'username'> & Partial<ConnectConfig> = {},
): Promise<{ client: ssh2.Client; socket: Socket }> {
  const { key, username = 'ann', ...rest } = options;
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const client = new ssh2.Client();
  client.on('error', () => {});
  client.on('keyboard-interactive', (_name, _instructions, _language, _prompts, finish) => finish([]));
  const ready = new Promise<void>((resolve, reject) => {
    client.once('ready', resolve);
    // An agent that does not sign is only that key's end.
    client.on('error', (error) => {
      if (error.level !== 'agent') reject(error);
    });
    client.once('close', () => reject(new Error('closed before the login')));
  });
  client.connect({
    sock: socket,
    username,
    tryKeyboard: true,
    ...(key === undefined ? {} : { privateKey: key }),
    ...rest,
  });
  await ready;
  return { client, socket };
}

/** Logs in and opens a shell or a command, drawn into a virtual terminal. */
export async function connect(port: number, options: ConnectOptions = {}): Promise<SshClient> {
  const { cols = 80, rows = 24, term = 'xterm-256color', env = {}, pty = true } = options;
  const { client, socket } = await login(port, options);
  const window = pty ? { cols, rows, term } : false;
  let code: number | null = null;
  const channel = await new Promise<ClientChannel>((resolve, reject) => {
    const opened = (error: Error | undefined, stream: ClientChannel) => {
      if (error) return reject(error);
      // Heard at once: a short command's code comes in the same packet.
      stream.on('exit', (told: number | null) => {
        code = told;
      });
      resolve(stream);
    };
    if (options.command === undefined) client.shell(window, { env }, opened);
    else client.exec(options.command, { env, ...(window ? { pty: window } : {}) }, opened);
  });
  const terminal = makeVirtualTerminal(cols, rows);
  const chunks: Buffer[] = [];
  const complaints: Buffer[] = [];
  channel.stderr.on('data', (bytes: Buffer) => complaints.push(bytes));
  channel.on('data', (bytes: Buffer) => {
    chunks.push(bytes);
    terminal.feed(bytes);
  });
  const exited = new Promise<number | null>((resolve) => {
    channel.once('close', () => {
      client.end();
      resolve(code);
    });
    client.once('close', () => resolve(code));
  });

  return {
    ...terminal,
    client,
    channel,
    socket,
    exited,
    received: () => Buffer.concat(chunks).toString('utf8'),
    complaints: () => Buffer.concat(complaints).toString('utf8'),
    press: (keys) => {
      channel.write(keys);
    },
    resize(columns, lines) {
      terminal.term.resize(columns, lines);
      channel.setWindow(lines, columns, 0, 0);
    },
    drop: () => {
      socket.destroy();
    },
    close: () => {
      client.end();
    },
  };
}
