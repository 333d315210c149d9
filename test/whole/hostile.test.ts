import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeIn, ENTER, type Player, sitDown } from './player.ts';

/** What must never travel from one person to another's terminal: clipboard, title, bell, screens, text that turns around. */
const EVIL = [
  '\x1b]52;c;ZXZpbA==\x07',
  '\x1b]0;evil\x07',
  '\x1b[2J',
  '\x9b2J',
  '\u202eevil',
  '\u200bzero',
  '\u0007',
  'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306',
];
const FORBIDDEN = /\x1b\]|\x9b|[\u202a-\u202e\u2066-\u2069\u200b]|\p{M}{4}/u;

describe('hostile people', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  async function annAtTavern(): Promise<Player> {
    server = await startWhole(['name=Tavern,seats=8']);
    const ann = await comeIn(server.port, 'Ann');
    await sitDown(ann, 'Tavern');
    return ann;
  }

  it('login names reach other terminals clean, or not at all', async () => {
    const ann = await annAtTavern();
    for (const [index, evil] of EVIL.entries()) {
      const mallory = await connect(server.port, { username: `${evil}M${index}`, cols: 100, rows: 40 });
      await mallory.waitFor('Welcome');
      mallory.press(ENTER);
      await mallory.waitFor('[p] quick play');
      await sitDown(mallory, 'Tavern');
      mallory.drop();
      if (index < 6) await ann.waitFor(new RegExp(`M${index} .*away`));
    }
    expect(ann.received()).not.toMatch(FORBIDDEN);
    expect(server.logged()).not.toMatch(FORBIDDEN);
  });

  it('chat is cleaned on its way', async () => {
    const ann = await annAtTavern();
    const mallory = await comeIn(server.port, 'Mallory');
    await sitDown(mallory, 'Tavern');
    mallory.press('c');
    await mallory.waitFor('Say:');
    // In one bracketed paste, so that nothing of it is a key.
    mallory.press(`\x1b[200~${EVIL.join(' ')} done\x1b[201~`);
    await mallory.waitFor('done');
    mallory.press(ENTER);
    await ann.waitFor(/Mallory.*done/);
    expect(ann.received()).not.toMatch(FORBIDDEN);
  });

  it('a flood of keys, sizes and broken sequences leaves the others playing', async () => {
    const ann = await annAtTavern();
    const mallory = await comeIn(server.port, 'Mallory');
    for (let size = 0; size < 200; size++) mallory.resize(1 + ((size * 37) % 300), 1 + ((size * 17) % 100));
    mallory.press('\x1b[A'.repeat(20_000));
    mallory.press(Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 256)));
    ann.press('b');
    await ann.waitFor(/2 \S+ +bot/);
    ann.press('s');
    await ann.waitFor('[r] roll 6 dice');
  });
});
