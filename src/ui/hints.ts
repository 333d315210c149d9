import { type Binding, bindingsOf, type ScreenId } from './keymap.ts';

/** What each action of a screen does now; an action without a handler is not offered. */
export type AnyHandlers = Readonly<Record<string, (() => void) | undefined>>;

/** A key that a screen offers, to be shown with its word. */
export interface Hint {
  readonly binding: Binding;
  readonly screen: ScreenId;
}

const works = (binding: Binding, handlers: AnyHandlers) => handlers[binding.action] !== undefined;

/** A binding that stands for a row of keys, with as many of them as work. */
function shownRun(binding: Binding, handlers: AnyHandlers): Binding {
  const count = binding.run?.filter((action) => handlers[action] !== undefined).length ?? 0;
  const [first] = binding.keys;
  return count > 1 ? { ...binding, shown: `${first}-${count}` } : binding;
}

/** The keys of one screen that have a handler now. */
export const hintsOf = (screen: ScreenId, handlers: AnyHandlers): readonly Hint[] =>
  bindingsOf(screen)
    .filter((binding) => works(binding, handlers))
    .map((binding) => ({ binding: shownRun(binding, handlers), screen }));

/** Every key that a screen can have, whether it works now or not. */
export const allHints = (screen: ScreenId): readonly Hint[] =>
  bindingsOf(screen).map((binding) => ({ binding, screen }));
