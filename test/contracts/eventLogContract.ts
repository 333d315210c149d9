import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Commit, type EventLog, NONE, UnknownOutcome, type Version } from '../../src/log/eventLog.ts';
import { feedFirst, loseAnswers, repeatFeed } from './faultyLogs.ts';
import { makeReplica } from './replica.ts';

export type Note = { readonly type: 'Noted'; readonly text: string };

const note = (text: string): Note => ({ type: 'Noted', text });
const texts = (commits: readonly Commit<Note>[]): string[] =>
  commits.flatMap(({ events }) => events.map((e) => e.text));

/** What a log must do, whatever keeps it. `open` gives an empty log. */
export function describeEventLog(name: string, open: () => EventLog<Note>): void {
  describe(`event log contract: ${name}`, () => {
    let log: EventLog<Note>;
    beforeEach(() => {
      log = open();
    });
    afterEach(() => log.close());

    /** Appends one event, and its text is the id. */
    async function add(stream: string, prev: Version, text: string, to = log): Promise<Version> {
      const result = await to.append(stream, prev, { id: text, events: [note(text)] });
      if (result === 'conflict') throw new Error(`${text} was not stored`);
      return result.version;
    }
    async function addAll(stream: string, prev: Version, all: readonly string[], to = log): Promise<Version> {
      let at = prev;
      for (const text of all) at = await add(stream, at, text, to);
      return at;
    }

    describe('append and read', () => {
      it('gives back what was appended, chained by versions', async () => {
        const first = await log.append('t.a', NONE, { id: 'x', events: [note('1'), note('2')] });
        if (first === 'conflict') throw new Error('conflict');
        const second = await add('t.a', first.version, '3');
        expect(await log.read('t.a')).toEqual([
          { stream: 't.a', prev: NONE, version: first.version, id: 'x', events: [note('1'), note('2')] },
          { stream: 't.a', prev: first.version, version: second, id: '3', events: [note('3')] },
        ]);
        expect(texts(await log.read('t.a', first.version))).toEqual(['3']);
        expect(await log.read('t.a', second)).toEqual([]);
        expect(texts(await log.read('t.a', NONE, first.version))).toEqual(['1', '2']);
        expect(texts(await log.read('t.a', first.version, second))).toEqual(['3']);
        expect(await log.read('t.nothing')).toEqual([]);
        expect(await log.last('t.nothing')).toBeNull();
        expect(await log.last('t.a')).toEqual((await log.read('t.a')).at(-1));
      });

      it('keeps streams apart', async () => {
        const a = await add('t.a', NONE, 'a1');
        await add('t.b', NONE, 'b1');
        await add('t.a', a, 'a2');
        expect(texts(await log.read('t.a'))).toEqual(['a1', 'a2']);
        expect(texts(await log.read('t.b'))).toEqual(['b1']);
      });

      it('answers a version that is not the newest by a conflict, and stores nothing', async () => {
        const first = await add('t.a', NONE, '1');
        await add('t.a', first, '2');
        const elsewhere = await add('t.b', NONE, 'b');
        for (const prev of [NONE, first, elsewhere, '999', 'no version']) {
          expect(await log.append('t.a', prev, { id: `late${prev}`, events: [note('late')] })).toBe(
            'conflict',
          );
        }
        expect(await log.append('t.new', first, { id: 'early', events: [note('early')] })).toBe('conflict');
        expect(texts(await log.read('t.a'))).toEqual(['1', '2']);
        expect(await log.streams('t')).toEqual(['t.a', 't.b']);
      });

      it('lets exactly one of many racers win, also in the middle of other streams', async () => {
        const first = await add('t.a', NONE, '1');
        const racers = await Promise.all(
          Array.from({ length: 50 }, async (_, n) => {
            await add(`t.other${n}`, NONE, `other${n}`);
            return log.append('t.a', first, { id: `racer${n}`, events: [note(`racer${n}`)] });
          }),
        );
        const winners = racers.flatMap((result, n) => (result === 'conflict' ? [] : [`racer${n}`]));
        expect(winners).toHaveLength(1);
        expect(texts(await log.read('t.a'))).toEqual(['1', ...winners]);
        expect(await log.streams('t')).toHaveLength(51);
      });

      it('answers a repeated id by the version it got, even behind later commits', async () => {
        const first = await add('t.a', NONE, '1');
        expect(await add('t.a', NONE, '1')).toBe(first);
        const second = await add('t.a', first, '2');
        expect(await add('t.a', second, '1')).toBe(first);
        const [third, again] = await Promise.all([add('t.a', second, '3'), add('t.a', second, '3')]);
        expect(again).toBe(third);
        expect(texts(await log.read('t.a'))).toEqual(['1', '2', '3']);
      });

      it('refuses an id that another stream has', async () => {
        await add('t.a', NONE, '1');
        await expect(add('t.b', NONE, '1')).rejects.toThrow(RangeError);
        expect(await log.streams('t')).toEqual(['t.a']);
      });

      it('answers a retry after a lost answer by the version that was stored', async () => {
        const lossy = loseAnswers(log, (id) => id === '2');
        const first = await add('t.a', NONE, '1', lossy);
        await expect(add('t.a', first, '2', lossy)).rejects.toThrow(UnknownOutcome);
        const stored = (await log.read('t.a', first))[0];
        expect(await add('t.a', first, '2')).toBe(stored?.version);
        expect(texts(await log.read('t.a'))).toEqual(['1', '2']);
      });

      it('is not changed by what a reader does to its copy', async () => {
        await add('t.a', NONE, '1');
        const [commit] = await log.read('t.a');
        (commit!.events as Note[]).push(note('forged'));
        expect(texts(await log.read('t.a'))).toEqual(['1']);
      });
    });

    describe('limits', () => {
      it.each(['', 't', 't.', '.a', 'T.a', 't.a b', 't.ä', 't.a.b', `t.${'x'.repeat(65)}`, 't.a\n'])(
        'refuses the stream name %j',
        async (stream) => {
          await expect(add(stream, NONE, '1')).rejects.toThrow(RangeError);
          await expect(log.read(stream)).rejects.toThrow(RangeError);
          expect(() => log.follow(stream, NONE, () => {})).toThrow(RangeError);
        },
      );

      it('refuses a kind that is no word, and a position that is none', async () => {
        await expect(log.streams('t%')).rejects.toThrow(RangeError);
        await expect(log.read('t.a', 'x')).rejects.toThrow(RangeError);
        expect(() => log.tail('-1', () => {})).toThrow(RangeError);
      });

      it('takes a commit of 256 kB and refuses a larger one without harm to its neighbours', async () => {
        const frame = JSON.stringify([note('')]).length;
        const most = 'x'.repeat(256 * 1024 - frame);
        const results = await Promise.allSettled([
          log.append('t.a', NONE, { id: 'a', events: [note(most)] }),
          log.append('t.b', NONE, { id: 'b', events: [note(`${most}x`)] }),
          log.append('t.c', NONE, { id: 'c', events: [note('c')] }),
        ]);
        expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(texts(await log.read('t.a'))).toEqual([most]);
        expect(await log.streams('t')).toEqual(['t.a', 't.c']);
      });
    });

    describe('streams', () => {
      it('lists those of a kind in order of creation, retired ones too', async () => {
        const last = await add('t.z', NONE, '1');
        await add('t.a', NONE, '2');
        await add('tt.b', NONE, '3');
        await add('s.c', NONE, '4');
        await add('t.z', last, 'Retired');
        await add('t.A-_9', NONE, '6');
        expect(await log.streams('t')).toEqual(['t.z', 't.a', 't.A-_9']);
        expect(await log.streams('none')).toEqual([]);
      });
    });

    describe('follow', () => {
      it('tells of what stands and of what comes, in order, of its stream only', async () => {
        const first = await add('t.a', NONE, '1');
        const second = await add('t.a', first, '2');
        const heard: Commit<Note>[] = [];
        log.follow('t.a', first, (commit) => heard.push(commit));
        expect(heard).toEqual([]);
        await vi.waitFor(() => expect(texts(heard)).toEqual(['2']));
        await add('t.b', NONE, 'b');
        await addAll('t.a', second, ['3', '4']);
        await vi.waitFor(() => expect(texts(heard)).toEqual(['2', '3', '4']));
        expect(heard).toEqual(await log.read('t.a', first));
      });

      it('is silent after its end, also when it ends itself', async () => {
        const heard: string[] = [];
        const stop = log.follow('t.a', NONE, (commit) => {
          heard.push(commit.id);
          stop();
        });
        const all: string[] = [];
        log.follow('t.a', NONE, ({ id }) => all.push(id));
        await addAll('t.a', NONE, ['1', '2', '3']);
        await vi.waitFor(() => expect(all).toHaveLength(3));
        expect(heard).toEqual(['1']);
      });

      it('goes on from the last version after a cut', async () => {
        const heard: string[] = [];
        let at = NONE;
        const hear = ({ id, version }: Commit<Note>): void => {
          heard.push(id);
          at = version;
        };
        const stop = log.follow('t.a', NONE, hear);
        const second = await addAll('t.a', NONE, ['1', '2']);
        await vi.waitFor(() => expect(heard).toHaveLength(2));
        stop();
        const fourth = await addAll('t.a', second, ['3', '4']);
        log.follow('t.a', at, hear);
        await add('t.a', fourth, '5');
        await vi.waitFor(() => expect(heard).toEqual(['1', '2', '3', '4', '5']));
      });

      it('ends alone when its callback throws', async () => {
        const errors: unknown[] = [];
        const fail = vi.fn(() => {
          throw new Error('broken reader');
        });
        const heard: string[] = [];
        log.follow('t.a', NONE, fail, (error) => errors.push(error));
        log.follow('t.a', NONE, ({ id }) => heard.push(id));
        await addAll('t.a', NONE, ['1', '2']);
        await vi.waitFor(() => expect(heard).toEqual(['1', '2']));
        expect(fail).toHaveBeenCalledTimes(1);
        expect(errors).toEqual([new Error('broken reader')]);
      });

      const ids = Array.from({ length: 20 }, (_, n) => String(n + 1));
      const feeds: [string, (log: EventLog<Note>) => EventLog<Note>][] = [
        ['comes before the answer', feedFirst],
        ['comes doubled', (inner) => repeatFeed(inner, () => 2)],
        ['misses commits', (inner) => repeatFeed(inner, ({ id }) => (Number(id) % 3 === 1 ? 0 : 1))],
      ];
      it.each(feeds)('brings a reader to the whole stream when the feed %s', async (_, wrap) => {
        const faulty = wrap(log);
        const replica = makeReplica(faulty, 't.a');
        await addAll('t.a', NONE, ids, faulty);
        await vi.waitFor(() => expect(replica.events.map(({ text }) => text)).toEqual(ids));
      });
    });

    describe('tail and reached', () => {
      it('goes through every commit of every stream, then tells that it has caught up, once', async () => {
        const told: string[] = [];
        const a = await add('t.a', NONE, 'a1');
        await add('s.b', NONE, 'b1');
        log.tail(
          NONE,
          async ({ id }) => {
            await Promise.resolve();
            told.push(id);
          },
          () => told.push('caught up'),
        );
        expect(told).toEqual([]);
        await vi.waitFor(() => expect(told).toEqual(['a1', 'b1', 'caught up']));
        const a2 = await add('t.a', a, 'a2');
        await log.reached(a2);
        expect(told).toEqual(['a1', 'b1', 'caught up', 'a2']);
      });

      it('hands over one commit at a time, in the order of each stream, over more than a batch', async () => {
        const streams = ['t.a', 't.b', 't.c'];
        const count = 100;
        const numbers = Array.from({ length: count }, (_, n) => n);
        const fill = (stream: string) =>
          addAll(
            stream,
            NONE,
            numbers.map((n) => `${stream}:${n}`),
          );
        const told: string[] = [];
        let running = 0;
        log.tail(NONE, async ({ id }) => {
          expect(++running).toBe(1);
          await Promise.resolve();
          running--;
          told.push(id);
        });
        const ends = await Promise.all(streams.map(fill));
        await Promise.all(ends.map((end) => log.reached(end)));
        for (const stream of streams) {
          const own = told.filter((id) => id.startsWith(`${stream}:`));
          expect(own).toEqual(numbers.map((n) => `${stream}:${n}`));
        }
      });

      it('goes on from a position', async () => {
        let position: Version = NONE;
        const stop = log.tail(NONE, (_, at) => {
          position = at;
        });
        const second = await addAll('t.a', NONE, ['1', '2']);
        await log.reached(second);
        stop();
        const third = await add('t.a', second, '3');
        const told: string[] = [];
        log.tail(position, ({ id }) => {
          told.push(id);
        });
        await log.reached(third);
        expect(told).toEqual(['3']);
      });

      it('has reached everything when nobody tails, and waits for the slowest when many do', async () => {
        const first = await add('t.a', NONE, '1');
        await log.reached(first);

        let release = (): void => {};
        const gate = new Promise<void>((resolve) => {
          release = resolve;
        });
        const quick = vi.fn();
        log.tail(NONE, quick);
        log.tail(NONE, () => gate);
        let reached = false;
        const waiting = log.reached(first).then(() => {
          reached = true;
        });
        await vi.waitFor(() => expect(quick).toHaveBeenCalled());
        expect(reached).toBe(false);
        release();
        await waiting;
      });

      it('ends alone when its callback fails, and nobody waits for it', async () => {
        const errors: unknown[] = [];
        const told: string[] = [];
        log.tail(
          NONE,
          () => Promise.reject(new Error('broken model')),
          undefined,
          (error) => errors.push(error),
        );
        log.tail(NONE, ({ id }) => {
          told.push(id);
        });
        await log.reached(await addAll('t.a', NONE, ['1', '2']));
        expect(told).toEqual(['1', '2']);
        expect(errors).toEqual([new Error('broken model')]);
      });
    });

    describe('close', () => {
      it('stores what was asked for, ends the feeds, and takes nothing more', async () => {
        const heard = vi.fn();
        log.follow('t.a', NONE, heard);
        log.tail(NONE, heard);
        const asked = add('t.a', NONE, '1');
        const far = log.reached('999');
        await log.close();
        await far;
        expect(await asked).not.toBe(NONE);
        await expect(add('t.a', NONE, '2')).rejects.toThrow('closed');
        await expect(log.read('t.a')).rejects.toThrow('closed');
        await log.close();
      });

      it('waits for the callback of a tail that is at work', async () => {
        let done = false;
        const entered = new Promise<void>((resolve) => {
          log.tail(NONE, async () => {
            resolve();
            await new Promise((next) => setImmediate(next));
            done = true;
          });
        });
        await add('t.a', NONE, '1');
        await entered;
        await log.close();
        expect(done).toBe(true);
      });
    });
  });
}
