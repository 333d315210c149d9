import { makeSession } from '../../session/makeSession.ts';
import type { Session } from '../../session/session.ts';
import type { Logger } from '../../tables/logger.ts';
import { type ManualClock, makeManualClock } from '../../tables/manualClock.ts';
import { openScreen } from '../openScreen.tsx';
import { isProblem } from '../parsed.ts';
import type { Io } from '../program.ts';
import type { Step } from './keyScript.ts';
import { readSnapshotConfig, type SnapshotConfig, type SnapshotFlags } from './snapshotConfig.ts';
import { makeSnapshotServer, snapshotPerson } from './snapshotServer.ts';
import { makeSnapshotWindow, type SnapshotWindow } from './snapshotWindow.ts';

const BAD_FLAGS = 2;
const FAULT = 1;

/** Plays a script of keys and prints the screens; resolves to the exit code, 1 when the program itself failed. */
export async function runSnapshot(flags: SnapshotFlags, io: Io): Promise<number> {
  const config = readSnapshotConfig(flags);
  if (isProblem(config)) {
    io.err.write(`farkle snapshot: ${config.problem}\n`);
    return BAD_FLAGS;
  }
  let code = 0;
  const fault = (message: string, error?: unknown): void => {
    code = FAULT;
    io.err.write(`farkle snapshot: ${message}\n${error instanceof Error ? `${error.stack}\n` : ''}`);
  };
  await play(config.value, fault, (text) => void io.out.write(text));
  return code;
}

interface Stage {
  readonly clock: ManualClock;
  readonly window: SnapshotWindow;
  readonly session: Session;
}

async function play(
  config: SnapshotConfig,
  fault: (message: string, error?: unknown) => void,
  write: (text: string) => void,
): Promise<void> {
  const logger: Logger = {
    error: (details, message) => fault(message, 'err' in details ? details.err : undefined),
    warn: (_, message) => fault(message),
    info() {},
    debug() {},
  };
  const window = makeSnapshotWindow(config.terminal, config.size);
  const clock = makeManualClock(undefined, window.settled);
  const services = await makeSnapshotServer(config, clock, logger);
  const session = await makeSession(services, snapshotPerson(config));
  window.onClosed(() => void session.send({ type: 'quit' }));
  openScreen(session, window, {
    onError: (error) => fault('a screen failed', error),
    onCrash: (error) => fault('the screens failed', error),
  });
  const stage = { clock, window, session };
  await clock.advance(0);
  let printed = 0;
  for (const step of withPause(config.steps)) {
    if (step.do !== 'pause') {
      await take(step, stage);
      continue;
    }
    printed += 1;
    write(picture(stage, printed, step.label, config.ansi));
  }
  window.close();
  await window.settled();
  await services.tables.close();
}

const withPause = (steps: readonly Step[]): readonly Step[] =>
  steps.some((step) => step.do === 'pause') ? steps : [...steps, { do: 'pause', label: '' }];

/** One step, with everything that follows from it at once: bots too. */
async function take(step: Exclude<Step, { do: 'pause' }>, { clock, window }: Stage): Promise<void> {
  switch (step.do) {
    case 'press':
      window.press(step.key);
      return clock.advance(0);
    case 'resize':
      window.resize(step.size);
      return clock.advance(0);
    case 'wait':
      return clock.advance(step.ms);
    default:
      return step satisfies never;
  }
}

/** A header line, then the rows. */
function picture({ window, session }: Stage, number: number, label: string, ansi: boolean): string {
  const { columns, rows } = window.size();
  const { settings, ending } = session.view();
  const about = [`${columns}x${rows}`, settings.language, ...(ending === null ? [] : ['ended'])].join(', ');
  const header = ['---', number, ...(label === '' ? [] : [label]), `(${about})`].join(' ');
  return `${[header, ...window.rows(ansi)].join('\n')}\n`;
}
