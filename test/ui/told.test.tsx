import { describe, expect, it } from 'vitest';
import { makeFakeSession } from './fakeSession.ts';
import { showScreen } from './showScreen.tsx';

describe('what a screen says by itself', () => {
  it('that the resume code in the login name is of nobody', async () => {
    const shown = await showScreen(
      makeFakeSession({ place: { at: 'welcome' }, name: 'ann', resumeCode: 'K7QM-2F9X', codeRefused: true }),
    );
    expect(await shown.text()).toContain('! Nobody has the resume code in your login name');
    shown.close();
  });

  it('how to check the dice of a match that one has left', async () => {
    const shown = await showScreen(makeFakeSession({ leftMatch: 'V1StGXR8_Z5jdHi6B-myT' }));
    expect(await shown.text()).toContain('ssh HOST verify V1StGXR8_Z5jdHi6B-myT');
    shown.close();
  });
});
