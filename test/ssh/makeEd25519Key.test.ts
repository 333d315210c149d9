import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { makeEd25519Key } from '../../src/ssh/makeEd25519Key.ts';

it('every key that is made can be read back', () => {
  for (let made = 0; made < 1000; made++) {
    expect(ssh2.utils.parseKey(makeEd25519Key('test').private)).not.toBeInstanceOf(Error);
  }
});
