import { describe, expect, it } from 'vitest';
import { parseSwitch } from '../../src/cli/parseSwitch.ts';

describe('parseSwitch', () => {
  it.each(['on', 'yes', 'true', '1', 'ON'])('%s is on', (text) => expect(parseSwitch(text)).toBe(true));
  it.each(['off', 'no', 'false', '0', 'Off'])('%s is off', (text) => expect(parseSwitch(text)).toBe(false));
  it.each(['', 'maybe', 'onn'])('%j is neither', (text) => expect(parseSwitch(text)).toBeNull());
});
