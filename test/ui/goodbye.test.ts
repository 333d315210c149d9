import { expect, it } from 'vitest';
import { translator } from '../../src/i18n/translator.ts';
import { endSentences } from '../../src/ui/screens/Goodbye.tsx';

const t = translator('en');
const seatedAt = { tableId: 't', name: 'Oak' };

it('tells a guest the code and, with a seat, that it is kept', () => {
  expect(endSentences(t, 'quit', { seatedAt, resumeCode: 'K7QM' })).toEqual([
    'Your seat at Oak is kept: connect again to come back to it.',
    'Your resume code is K7QM. To come back to your seat, connect as NAME+CODE@HOST.',
    'Goodbye. Come back whenever you like.',
  ]);
});

it('says no more than goodbye to a player with a key and no seat', () => {
  expect(endSentences(t, 'quit', { seatedAt: null, resumeCode: null })).toHaveLength(1);
});

it('does not send away who plays on in another window', () => {
  expect(endSentences(t, 'replaced', { seatedAt, resumeCode: 'K7QM' })).toHaveLength(1);
});
