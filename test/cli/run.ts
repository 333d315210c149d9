import { PassThrough, Readable } from 'node:stream';
import { runProgram } from '../../src/cli/program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process, with `input` as its standard input. */
export async function run(args: readonly string[], input = ''): Promise<Ran> {
  const streams = { out: new PassThrough(), err: new PassThrough() };
  const texts = { out: '', err: '' };
  for (const name of ['out', 'err'] as const) {
    streams[name].setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
    });
  }
  const code = await runProgram(args, { input: Readable.from([input]), ...streams });
  for (const stream of Object.values(streams)) stream.end();
  await Promise.all(Object.values(streams).map((stream) => stream.closed || endOf(stream)));
  return { code, ...texts };
}

const endOf = (stream: PassThrough) => new Promise((resolve) => stream.once('end', resolve));
