import type { Settings } from '../../../src/session/session.ts';
import { type FakeSession, makeFakeSession, PLAIN_SETTINGS } from '../fakeSession.ts';
import { type Shown, type ShowOptions, showScreen } from '../showScreen.tsx';
import type { Scene } from './scenes.ts';

export interface ShownScene {
  readonly session: FakeSession;
  readonly shown: Shown;
}

/** The screen of a scene, its keys pressed. */
export async function showScene(
  scene: Scene,
  options: ShowOptions & { readonly settings?: Partial<Settings> } = {},
): Promise<ShownScene> {
  const place = scene.fixture.place(scene.viewer, scene.spectators);
  const settings = { ...PLAIN_SETTINGS, ...options.settings };
  const session = makeFakeSession({ place, settings }, scene.fixture.now());
  const shown = await showScreen(session, options);
  await shown.press(...(scene.keys ?? []));
  return { session, shown };
}
