import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/exec/runCommand.ts';
import { pageIds, rulebookText } from '../../src/rulebook/rulebookText.ts';
import { AWAY } from '../rulebook/reading.ts';
import { type ExecServer, execServer } from './run.ts';

let server: ExecServer;
beforeEach(async () => {
  server = await execServer();
});
afterEach(() => server.close());

const text = (page: string | null, width = 80, format: 'text' | 'md' = 'text') => ({
  text: rulebookText({ ...AWAY, page, width, format }),
  code: 0,
});

describe('rules', () => {
  it.each([
    ['rules', text(null)],
    ['rules kcd', text('kcd')],
    ['rules KCD --width 40', text('kcd', 40)],
    ['rules --width=120 --lang en history', text('history', 120)],
    ['rules --format md time-pool', text('time-pool', 80, 'md')],
  ])('%s', async (command, answer) => {
    expect(await server.run(command)).toEqual(answer);
  });

  it.each([
    ['rules nothing', `There is no such page. The pages are: ${pageIds(AWAY).join(', ')}.`],
    ['rules constructor', `There is no such page. The pages are: ${pageIds(AWAY).join(', ')}.`],
    ['rules --width 39', 'The width is a number from 40 to 200.'],
    ['rules --width 201', 'The width is a number from 40 to 200.'],
    ['rules --width 4e1', 'The width is a number from 40 to 200.'],
    ['rules --format html', 'The formats are: text, md.'],
    ['rules kcd depot', 'rules was told too much: see “help rules”.'],
  ])('%s is refused', async (command, sentence) => {
    expect(await server.run(command)).toEqual({ text: sentence, code: 2 });
  });

  it.each([
    [50, 50],
    [200, 96],
    [3, 20],
  ])('fills a window of %d columns with lines of %d', async (columns, width) => {
    let said = '';
    const request = {
      command: 'rules seats',
      terminal: { unicode: true },
      write() {},
      end: (message: string) => {
        said = message;
      },
      onClosed() {},
      size: () => ({ columns }),
    };
    const nobody = { identity: { kind: 'guest' }, resumeCode: null, username: '', defaults: {} } as const;
    await runCommand(server.exec, request, nobody);
    expect(said).toBe(text('seats', width).text);
  });
});
