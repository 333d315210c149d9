import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a server counts. Handed to whoever has something to tell; two servers in one process count apart. */
export interface Metrics {
  /** @returns what to call, once, when the session has ended */
  sessionOpened(): () => void;
  /** A command was committed (null) or refused (the refusal's code). */
  commandAnswered(refusal: string | null): void;
  /** The log wrote so many commits to the disk together, in seconds. */
  logWritten(commits: number, seconds: number): void;
  frameSent(bytes: number): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const sessions = new Gauge({ name: 'farkle_sessions_open', help: 'People connected now', registers });
  const commands = new Counter({
    name: 'farkle_commands_total',
    help: 'Commands by answer: done, or the refusal',
    labelNames: ['answer'],
    registers,
  });
  const commits = new Counter({
    name: 'farkle_log_commits_total',
    help: 'Commits written to the log',
    registers,
  });
  const writeSeconds = new Histogram({
    name: 'farkle_log_write_seconds',
    help: 'Time of one write of the log to the disk, in which the server does nothing else',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const frameBytes = new Histogram({
    name: 'farkle_frame_bytes',
    help: 'Size of one drawn frame as it is sent',
    buckets: [64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384],
    registers,
  });

  return {
    sessionOpened() {
      sessions.inc();
      return () => sessions.dec();
    },
    commandAnswered: (refusal) => commands.inc({ answer: refusal ?? 'done' }),
    logWritten(count, seconds) {
      commits.inc(count);
      writeSeconds.observe(seconds);
    },
    frameSent: (bytes) => frameBytes.observe(bytes),
    text: () => registry.metrics(),
  };
}
