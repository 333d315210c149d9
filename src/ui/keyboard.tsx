import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { type AnyHandlers, type Hint, hintsOf } from './hints.ts';
import type { Key, KeySource } from './key.ts';
import { findBinding, type Handlers, keyNames, type ScreenId } from './keymap.ts';

/**
 * Takes a key (true) or leaves it to the screen's actions (false). `typed`: taken, and the next key can come
 * before this one is drawn, because the handler keeps its own state.
 */
type RawHandler = (key: Key) => boolean | 'typed';

interface Listener {
  readonly level: number;
  readonly screen: ScreenId | null;
  readonly handlers: { readonly current: AnyHandlers };
  readonly raw: { readonly current: RawHandler } | null;
}

export interface Keyboard {
  add(listener: Listener): () => void;
  /** Hands one key to the top layer: to its text field, else to an action. */
  press(key: Key): boolean | 'typed';
  /** Does what the key of this name does now, whatever is being typed; false when that is nothing. */
  act(name: string): boolean;
  /** Every key that works now on the top layer, in the order of the keymap. */
  hints(): readonly Hint[];
}

export function makeKeyboard(): Keyboard {
  const listeners = new Set<Listener>();

  const top = (): readonly Listener[] => {
    const level = Math.max(...[...listeners].map((listener) => listener.level));
    // The newest first.
    return [...listeners].filter((listener) => listener.level === level).reverse();
  };

  const actOn = (listener: Listener, name: string): boolean => {
    if (listener.screen === null) return false;
    const binding = findBinding(listener.screen, name, listener.handlers.current);
    const handler = binding && listener.handlers.current[binding.action];
    handler?.();
    return handler != null;
  };
  const act = (name: string): boolean => {
    // What works everywhere is looked for last, and in every layer.
    const everywhere = [...listeners].filter((listener) => listener.screen === 'everywhere');
    return [...top(), ...everywhere].some((listener) => actOn(listener, name));
  };

  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press(key) {
      for (const { raw } of top()) {
        const taken = raw?.current(key);
        if (taken) return taken;
      }
      return keyNames(key).some(act);
    },
    act,
    hints: () =>
      top().flatMap(({ screen, handlers }) =>
        screen === null || screen === 'everywhere' ? [] : hintsOf(screen, handlers.current),
      ),
  };
}

const KeyboardContext = createContext<Keyboard>(makeKeyboard());
const LevelContext = createContext(0);

export const useKeyboard = (): Keyboard => useContext(KeyboardContext);

interface ProviderProps {
  readonly source: KeySource;
  /** Gets what a handler threw: one bad key must not end the server. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** More keys than this wait for nothing that a person typed. */
const MOST_WAITING = 512;

/**
 * The single subscription to the keys. What an action changes is drawn before the next key is looked at: of "1", "2",
 * "r" in one packet the roll must know both dice. A text field knows its line at once and does not wait.
 */
export function KeyboardProvider({ source, onError, children }: ProviderProps) {
  const keyboard = useMemo(makeKeyboard, []);
  const waiting = useRef<Key[]>([]);
  const isDrawing = useRef(false);
  const [drawn, draw] = useReducer((count: number) => count + 1, 0);

  const press = (key: Key) => {
    try {
      return keyboard.press(key);
    } catch (error) {
      onError(error);
      return true;
    }
  };
  const work = () => {
    while (!isDrawing.current) {
      const key = waiting.current.shift();
      if (key === undefined) return;
      isDrawing.current = press(key) === true;
      // This update is drawn together with those of the action.
      if (isDrawing.current) draw();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each drawing that was asked for
  useEffect(() => {
    isDrawing.current = false;
    const next = setImmediate(work);
    return () => clearImmediate(next);
  }, [drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` reads nothing but what stays the same
  useLayoutEffect(
    () =>
      source.subscribe((key) => {
        if (waiting.current.length < MOST_WAITING) waiting.current.push(key);
        work();
      }),
    [source],
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
