import { describe, expect, it } from 'vitest';
import { openPlain } from '../../src/plain/openPlain.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS } from '../../src/rules/options.ts';
import { atTable, server } from '../session/sessions.ts';

describe('time', () => {
  it('is warned of when 30 and when 10 seconds are left of one’s own turn, and not again', async () => {
    const { connect, clock } = await server();
    const session = await connect({ identity: { kind: 'key', id: 'ann' }, username: 'Ann' });
    const heard: string[] = [];
    let tell: (line: string | null) => void = () => {};
    void openPlain(
      session,
      {
        onLine(listener) {
          tell = listener;
          return () => {};
        },
        write: (text) => void heard.push(...text.split('\n').slice(0, -1)),
        onClosed() {},
      },
      { unicode: true, takeErrand: () => null },
    );
    const until = async (wanted: string) => {
      while (!heard.some((line) => line.includes(wanted)))
        await new Promise((resolve) => setImmediate(resolve));
    };
    await until('You are in the lobby');
    await session.send({
      type: 'openTable',
      setup: { name: 'Oak', options: { ...DEFAULT_OPTIONS }, settings: DEFAULT_SETTINGS },
    });
    for (const line of ['bot', 'start']) tell(line);
    await until('It is your turn');
    const deadline = atTable(session).view.match!.turnDeadlineAt!;
    const left = () => heard.filter((line) => line.includes('left.'));
    await clock.advance(deadline - 30_001 - clock.now());
    expect(left()).toEqual([]);
    await clock.advance(1);
    expect(left()).toEqual(['You have 30 sec left.']);
    await clock.advance(20_000);
    expect(left()).toEqual(['You have 30 sec left.', 'You have 10 sec left.']);
    tell('roll');
    await until('You roll');
    await clock.advance(9_999);
    expect(left().length).toBe(2);
  });
});
