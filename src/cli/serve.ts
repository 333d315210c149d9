import { isProblem } from './parsed.ts';
import type { Io } from './program.ts';
import { readServerConfig, type ServeFlags } from './serverConfig.ts';

export async function runServe(flags: ServeFlags, io: Io): Promise<number> {
  const config = readServerConfig(flags);
  if (isProblem(config)) {
    io.err.write(`farkle serve: ${config.problem}\n`);
    return 2;
  }
  return 0;
}
