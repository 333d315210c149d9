import { describe, expect, it } from 'vitest';
import { makeKeyPump, type PumpClock } from '../../src/ssh/keyPump.ts';
import { spell } from './harness/spell.ts';

/** Time that passes only when it is told to. */
function makeClock() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  let turns: (() => void)[] = [];
  const clock: PumpClock = {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    nextTurn: (callback) => turns.push(callback),
  };
  return {
    clock,
    turn(): boolean {
      const due = turns;
      turns = [];
      for (const callback of due) callback();
      return due.length > 0;
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      for (const timer of due) timer.callback();
    },
  };
}

function start() {
  const time = makeClock();
  const faults: unknown[] = [];
  const heard: string[] = [];
  const pump = makeKeyPump((error) => faults.push(error), time.clock);
  pump.subscribe((key) => heard.push(spell(key)));
  return {
    ...time,
    pump,
    faults,
    heard,
    feed: (text: string) => pump.feed(Buffer.from(text)),
    drain() {
      while (time.turn());
      return heard.join('');
    },
  };
}

describe('key pump', () => {
  it('gives one key a turn', () => {
    const { feed, heard, turn } = start();
    feed('ab');
    expect(heard).toEqual(['a']);
    feed('c');
    turn();
    expect(heard).toEqual(['a', 'b']);
    turn();
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  it('takes ESC for a key after 40 ms without another byte', () => {
    const { feed, pass, drain } = start();
    feed('\x1b');
    pass(39);
    expect(drain()).toBe('');
    pass(1);
    expect(drain()).toBe('<escape>');
    feed('\x1b');
    pass(30);
    feed('[');
    pass(30);
    feed('A');
    pass(100);
    expect(drain()).toBe('<escape><up>');
  });

  it('drops a flood for as long as it goes on, and hears the person again afterwards', () => {
    const { feed, pass, drain, heard } = start();
    for (let round = 0; round < 20; round += 1) {
      feed('\x1b[A'.repeat(5000));
      pass(500);
      drain();
    }
    expect(heard).toEqual([]);
    pass(2000);
    feed('\x03');
    expect(drain()).toMatch(/<ctrl-c>$/);
  });

  it('hears the beginning of a long text that comes as keys', () => {
    const { feed, drain } = start();
    feed('x'.repeat(400));
    expect(drain()).toBe('x'.repeat(300));
  });

  it('never drops a key that is held down', () => {
    const { feed, pass, drain, heard } = start();
    for (let round = 0; round < 2000; round += 1) {
      feed('\x1b[A');
      pass(17);
      drain();
    }
    expect(heard).toHaveLength(2000);
  });

  it('counts a paste as one key', () => {
    const { feed, drain } = start();
    feed(`\x1b[200~${'x'.repeat(2000)}\x1b[201~`);
    expect(drain()).toBe(`{${'x'.repeat(2000)}}`);
  });

  it('hands on what a listener throws, and goes on', () => {
    const { pump, feed, drain, faults } = start();
    const stop = pump.subscribe(() => {
      throw new Error('bad handler');
    });
    feed('a');
    drain();
    expect(faults).toHaveLength(1);
    stop();
    feed('b');
    expect(drain()).toBe('ab');
  });

  it('keeps what is typed before anybody listens', () => {
    const { clock, turn } = makeClock();
    const pump = makeKeyPump(() => {}, clock);
    pump.feed(Buffer.from('ab'));
    while (turn());
    const heard: string[] = [];
    pump.subscribe((key) => heard.push(spell(key)));
    pump.feed(Buffer.from('c'));
    while (turn());
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  it('says nothing any more once it is stopped', () => {
    const { pump, feed, drain, pass } = start();
    feed('ab\x1b');
    pump.stop();
    pass(1000);
    feed('c');
    expect(drain()).toBe('a');
  });
});
