import { type ConnectOptions, connect, makeKey, type SshClient } from '../ssh/harness/connect.ts';

/** Anything that speaks to a terminal instead of to a person. */
export const CONTROL = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/;

/** Somebody without a terminal: writes lines, hears lines. */
export interface LineClient extends SshClient {
  readonly key: string;
  /** Everything heard so far, line by line. */
  lines(): readonly string[];
  /** Sends lines at once. */
  type(...lines: readonly string[]): void;
  /** Resolves with the first line after those already waited for that fits; what was heard before it is passed over. */
  hears(wanted: string | RegExp): Promise<string>;
  /** Sends one line and resolves with the first fitting one of what is heard after it. */
  asks(line: string, wanted: string | RegExp): Promise<string>;
}

/** Connects like `ssh -T` with a key of their own, and comes to the lobby, or to their seat. */
export async function lineClient(
  port: number,
  username: string,
  options: Partial<ConnectOptions> = {},
): Promise<LineClient> {
  const key = options.key ?? makeKey().private;
  const client = await connect(port, { pty: false, ...options, username, key });
  await client.waitFor(() => /You are (in the lobby|at the table)/.test(client.received()), 'the way in');
  let heard = 0;
  const lines = () => client.received().split('\n').slice(0, -1);
  const fits = (line: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? line.includes(wanted) : wanted.test(line);
  const find = (wanted: string | RegExp) =>
    lines().findIndex((line, at) => at >= heard && fits(line, wanted));

  async function hears(wanted: string | RegExp): Promise<string> {
    await client
      .waitFor(() => find(wanted) >= 0, String(wanted))
      .catch((error) => {
        throw new Error(`${username} waited in vain for ${wanted} after:\n${lines().slice(-30).join('\n')}`, {
          cause: error,
        });
      });
    const at = find(wanted);
    heard = at + 1;
    return lines()[at]!;
  }
  const type = (...typed: readonly string[]) => client.press(typed.map((line) => `${line}\n`).join(''));
  return {
    ...client,
    key,
    lines,
    type,
    hears,
    asks(line, wanted) {
      heard = lines().length;
      type(line);
      return hears(wanted);
    },
  };
}
