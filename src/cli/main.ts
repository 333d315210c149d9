import { runProgram } from './program.ts';

// Whoever reads our output may go away early, as `head` does: nothing more to say then, and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// A server outlives whoever read its log: telling them of that failure too would never end.
process.stderr.on('error', () => {});

process.exitCode = await runProgram(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
});
