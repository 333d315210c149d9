import { expect, it } from 'vitest';
import { makeFakeSession } from './fakeSession.ts';
import { showScreen } from './showScreen.tsx';

it('opens the help over any screen and closes it again', async () => {
  const shown = await showScreen(makeFakeSession());
  expect(await shown.text()).not.toContain('How a turn goes');
  await shown.press('?');
  await shown.press('escape');
  expect(shown.errors).toEqual([]);
  shown.close();
});
