import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../ssh/harness/connect.ts';
import { startWhole, type TestServer } from './inProcess.ts';
import { comeIn, playUntil, sitDown } from './player.ts';

describe('commands without a screen', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  async function run(command: string): Promise<{ text: string; code: number | null }> {
    const client = await connect(server.port, { command, pty: false });
    const code = await client.exited;
    return { text: client.received(), code };
  }

  it('tables are listed, and what is wrong has its exit code', async () => {
    server = await startWhole(['name=Tavern,preset=kcd', 'name=Inn']);
    const tables = await run('tables');
    expect(tables.code).toBe(0);
    expect(tables.text).toMatch(/Tavern[\s\S]*Inn/);
    expect(await run('help')).toMatchObject({ code: 0 });
    expect(await run('score 1 1 5 6 6 6')).toMatchObject({ code: 0, text: expect.stringContaining('850') });
    expect(await run('rm -rf /')).toMatchObject({ code: 127 });
    expect(await run("tables 'open")).toMatchObject({ code: 2 });
    expect(server.logged()).toBe('');
  });

  it('a finished match is in the leaderboard', async () => {
    server = await startWhole(['name=Tavern,target=500,seats=2']);
    const ann = await comeIn(server.port, 'Ann');
    await sitDown(ann, 'Tavern');
    ann.press('b');
    await ann.waitFor(/2 \S+ +bot/);
    ann.press('s');
    await playUntil(ann, /Results/);
    const top = await run('top --json');
    expect(top.code).toBe(0);
    expect(top.text).toContain('"Ann"');
  });
});
