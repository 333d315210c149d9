import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeKey } from '../ssh/harness/connect.ts';
import { openssh } from '../ssh/harness/openssh.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { ENTER, playUntil } from './player.ts';
import { freshFolder } from './serveProcess.ts';

describe('the OpenSSH client on a terminal', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it('a guest plays a turn against the bots, changes the window, and goes', async () => {
    server = await startWhole();
    const guest = openssh(server.port, { username: 'gus' });
    await guest.waitFor('Your resume code is');
    guest.press(ENTER);
    await guest.waitFor('[p] quick play');
    guest.press('p');
    await guest.waitFor('[r] roll 6 dice');
    await playUntil(guest, /lap 2/);
    guest.resize(120, 40);
    await guest.waitFor((screen) => /─{110}/.test(screen), 'the wider screen');
    guest.press('\x03');
    await guest.waitFor('Goodbye.');
    expect(await guest.exited).toBe(0);
    // The person's own screen is back, with the cursor on it and nothing of the game.
    expect(guest.term.buffer.active.type).toBe('normal');
    expect(guest.text()).not.toContain('quick play');
    expect(server.logged()).toBe('');
  });

  it('a key brings back the name and the seat', async () => {
    server = await startWhole(['name=Tavern']);
    const keyFile = join(freshFolder(), 'id');
    writeFileSync(keyFile, makeKey().private, { mode: 0o600 });
    const first = openssh(server.port, { username: 'Kim', keyFile });
    await first.waitFor('Welcome');
    expect(first.text()).not.toContain('resume code');
    first.press(ENTER);
    await first.waitFor(/▸ Tavern/);
    first.press(ENTER);
    await first.waitFor(/1 Kim +you, host/);
    first.kill();
    await first.exited;
    const again = openssh(server.port, { username: 'root', keyFile });
    await again.waitFor(/Your name +Kim/);
    again.press(ENTER);
    await again.waitFor(/1 Kim +you, host/);
    again.kill();
  });
});
