import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/farkle', import.meta.url));

export interface ServeProcess {
  readonly port: number;
  readonly pid: number;
  readonly out: () => string;
  readonly err: () => string;
  /** Sends a signal and resolves to how the process ended: its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** A folder for one server's data and keys. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'farkle-whole-'));

/** Starts a real `farkle serve` on a free port, its data in `folder`; resolves when people may come in. */
export async function startServe(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServeProcess> {
  const places = ['--data', join(folder, 'data'), '--host-keys', join(folder, 'keys')];
  const child = spawn(
    process.execPath,
    [BIN, 'serve', '--port', '0', '--host', '127.0.0.1', ...places, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    },
  );
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /ssh -p (\d+)/.exec(texts.out);
      if (found) resolve(Number(found[1]));
    });
    ended.then((how) => reject(new Error(`farkle serve ended (${how}): ${texts.err}`)), reject);
  });
  return {
    port,
    pid: child.pid ?? 0,
    out: () => texts.out,
    err: () => texts.err,
    ended,
    signal: (signal) => {
      child.kill(signal);
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
