import { spawn } from '@lydell/node-pty';
import { makeVirtualTerminal, type VirtualTerminal } from './virtualTerminal.ts';

export interface OpensshOptions {
  readonly cols?: number;
  readonly rows?: number;
  readonly term?: string;
  readonly username?: string;
  /** File with the private key; without one only keyboard-interactive is left: a guest. */
  readonly keyFile?: string;
  readonly args?: readonly string[];
  readonly command?: string;
  readonly env?: Record<string, string>;
}

export interface OpensshClient extends VirtualTerminal {
  press(keys: string): void;
  resize(cols: number, rows: number): void;
  kill(): void;
  readonly exited: Promise<number>;
}

/** The real ssh program on a terminal of its own. It reads no configuration, agent or known hosts of this machine. */
export function openssh(port: number, options: OpensshOptions = {}): OpensshClient {
  const { cols = 80, rows = 24, term = 'xterm-256color', username = 'ann', keyFile } = options;
  const args = [
    ...['-F', 'none', '-p', String(port)],
    ...['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null', '-o', 'LogLevel=ERROR'],
    ...['-o', 'IdentityAgent=none', '-o', 'IdentitiesOnly=yes', '-o', `IdentityFile=${keyFile ?? 'none'}`],
    ...(options.args ?? []),
    `${username}@127.0.0.1`,
    ...(options.command === undefined ? [] : [options.command]),
  ];
  const pty = spawn('ssh', args, {
    cols,
    rows,
    name: term,
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', TERM: term, ...options.env },
  });
  const terminal = makeVirtualTerminal(cols, rows);
  pty.onData((text) => terminal.feed(text));
  return {
    ...terminal,
    press: (keys) => pty.write(keys),
    resize(columns, lines) {
      terminal.term.resize(columns, lines);
      pty.resize(columns, lines);
    },
    kill: () => pty.kill(),
    exited: new Promise((resolve) => pty.onExit(({ exitCode }) => resolve(exitCode))),
  };
}
