import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { Key, KeySource } from './key.ts';
import { type Binding, bindingsOf, findBinding, type Handlers, keyName, type ScreenId } from './keymap.ts';

type AnyHandlers = Readonly<Record<string, (() => void) | undefined>>;

/** A text field takes a key (true) or leaves it to the screen's actions. */
type RawHandler = (key: Key) => boolean;

interface Listener {
  readonly level: number;
  readonly screen: ScreenId | null;
  readonly handlers: { readonly current: AnyHandlers };
  readonly raw: { readonly current: RawHandler } | null;
}

export interface Hint {
  readonly binding: Binding;
  readonly screen: ScreenId;
}

export interface Keyboard {
  add(listener: Listener): () => void;
  /** Hands one key to the top layer; true when someone took it. */
  press(key: Key): boolean;
  /** Every key that works now on the top layer, in the order of the keymap. */
  hints(): readonly Hint[];
}

const works = (binding: Binding, handlers: AnyHandlers) => handlers[binding.action] !== undefined;

export function makeKeyboard(): Keyboard {
  const listeners = new Set<Listener>();

  const top = (): readonly Listener[] => {
    const level = Math.max(...[...listeners].map((listener) => listener.level));
    // The newest first.
    return [...listeners].filter((listener) => listener.level === level).reverse();
  };

  const act = (listener: Listener, name: string): boolean => {
    if (listener.screen === null) return false;
    const binding = findBinding(listener.screen, name, listener.handlers.current);
    const handler = binding && listener.handlers.current[binding.action];
    handler?.();
    return handler != null;
  };

  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press(key) {
      const layer = top();
      if (layer.some((listener) => listener.raw?.current(key))) return true;
      const name = keyName(key);
      if (name === null) return false;
      // What works everywhere is looked for last, and in every layer.
      const everywhere = [...listeners].filter((listener) => listener.screen === 'everywhere');
      return [...layer, ...everywhere].some((listener) => act(listener, name));
    },
    hints: () =>
      top().flatMap(({ screen, handlers }) =>
        screen === null || screen === 'everywhere' ? [] : hintsOf(screen, handlers.current),
      ),
  };
}

/** The keys of one screen that have a handler now. */
export const hintsOf = (screen: ScreenId, handlers: AnyHandlers): readonly Hint[] =>
  bindingsOf(screen)
    .filter((binding) => works(binding, handlers))
    .map((binding) => ({ binding, screen }));

const KeyboardContext = createContext<Keyboard>(makeKeyboard());
const LevelContext = createContext(0);

export const useKeyboard = (): Keyboard => useContext(KeyboardContext);

interface ProviderProps {
  readonly source: KeySource;
  /** Gets what a handler threw: one bad key must not end the server. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The single subscription to the keys. */
export function KeyboardProvider({ source, onError, children }: ProviderProps) {
  const keyboard = useMemo(makeKeyboard, []);
  useLayoutEffect(
    () =>
      source.subscribe((key) => {
        try {
          keyboard.press(key);
        } catch (error) {
          onError(error);
        }
      }),
    [source, keyboard, onError],
  );
  return <KeyboardContext.Provider value={keyboard}>{children}</KeyboardContext.Provider>;
}

/** What stands in a layer takes all keys from what is below it: dialogs, the help. */
export function Layer({ by = 1, children }: { readonly by?: number; readonly children: ReactNode }) {
  return <LevelContext.Provider value={useContext(LevelContext) + by}>{children}</LevelContext.Provider>;
}

function useListener(
  screen: ScreenId | null,
  handlers: AnyHandlers,
  raw: RawHandler | null,
  active: boolean,
): void {
  const keyboard = useKeyboard();
  const level = useContext(LevelContext);
  const handlersRef = useRef(handlers);
  const rawRef = useRef(raw ?? (() => false));
  handlersRef.current = handlers;
  rawRef.current = raw ?? (() => false);
  const isRaw = raw !== null;
  useLayoutEffect(() => {
    if (!active) return;
    return keyboard.add({ level, screen, handlers: handlersRef, raw: isRaw ? rawRef : null });
  }, [keyboard, level, screen, isRaw, active]);
}

/** Binds a screen's actions to its keys while it is shown; returns what the footer can show. */
export function useActions<S extends ScreenId>(
  screen: S,
  handlers: Handlers<S>,
  active = true,
): readonly Hint[] {
  useListener(screen, handlers as AnyHandlers, null, active);
  return hintsOf(screen, handlers as AnyHandlers);
}

/** Gets every key before the actions of the same layer; answers whether it took the key. */
export function useRawKeys(handler: RawHandler, active = true): void {
  useListener(null, {}, handler, active);
}
