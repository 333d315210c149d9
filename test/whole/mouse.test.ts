import { afterEach, expect, it } from 'vitest';
import { connect, type SshClient } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeIn } from './player.ts';

let server: TestServer;
afterEach(() => server.stop());

/** Presses and lets go of the left button on the first cell of a text, as a terminal tells of it. */
function clickOn(client: SshClient, text: string): void {
  const lines = client.text().split('\n');
  const row = lines.findIndex((line) => line.includes(text));
  const at = `${(lines[row]?.indexOf(text) ?? 0) + 1};${row + 1}`;
  client.press(`\x1b[<0;${at}M\x1b[<0;${at}m`);
}

it('the mouse is told of while the setting is on, which is kept with the key, and the terminal is left without', async () => {
  server = await startWhole(['name=Oak', 'name=Elm']);
  const ann = await comeIn(server.port, 'ann');
  expect(ann.term.modes.mouseTrackingMode).toBe('none');
  ann.press('s');
  await ann.waitFor('Mouse');
  for (let rows = 0; !/▸ Mouse/.test(ann.text()) && rows < 10; rows += 1) {
    const before = ann.text();
    ann.press('\x1b[B');
    await ann.waitFor((screen) => screen !== before);
  }
  ann.press(' ');
  await ann.waitFor(() => ann.term.modes.mouseTrackingMode === 'vt200');
  clickOn(ann, '[Esc]');
  await ann.waitFor('Elm');
  clickOn(ann, 'Elm');
  await ann.waitFor(/▸ Elm/);
  clickOn(ann, '[q]');
  await ann.exited;
  await ann.waitFor('Goodbye');
  expect(ann.term.modes.mouseTrackingMode).toBe('none');

  const again = await connect(server.port, { username: 'ann', key: ann.key });
  await again.waitFor(() => again.term.modes.mouseTrackingMode === 'vt200');
  again.close();
});
