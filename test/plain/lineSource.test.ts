import { describe, expect, it } from 'vitest';
import { MOST_WAITING, makeLineSource } from '../../src/plain/lineSource.ts';

describe('lines to be read', () => {
  it('come in order, before and after somebody asks, and then the end for ever', async () => {
    const source = makeLineSource(() => {});
    source.put('one');
    source.put('two');
    expect(await source.next()).toBe('one');
    expect(await source.next()).toBe('two');
    const third = source.next();
    source.put('three');
    source.put(null);
    source.put('late');
    expect(await third).toBe('three');
    expect(await source.next()).toBeNull();
    expect(await source.next()).toBeNull();
  });

  it('are kept up to a limit, which is told once', async () => {
    let told = 0;
    const source = makeLineSource(() => {
      told += 1;
    });
    for (let line = 0; line < MOST_WAITING + 500; line += 1) source.put(String(line));
    expect(told).toBe(1);
    for (let line = 0; line < MOST_WAITING; line += 1) expect(await source.next()).toBe(String(line));
    source.put('again');
    expect(await source.next()).toBe('again');
  });
});
