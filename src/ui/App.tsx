import { useEffect, useMemo } from 'react';
import type { Session } from '../session/session.ts';
import { ErrorBoundary, LastWords } from './components/ErrorBoundary.tsx';
import type { KeySource } from './key.ts';
import { KeyboardProvider } from './keyboard.tsx';
import { type Outside, OutsideContext, useOutside } from './outside.ts';
import { Screens } from './Screens.tsx';
import { SizeProvider } from './SizeProvider.tsx';
import { SessionProvider, useSessionView } from './sessionContext.tsx';
import { type Terminal, ThemeProvider } from './theme.tsx';
import { WordsProvider } from './words.tsx';

export interface AppProps extends Outside {
  readonly session: Session;
  readonly keys: KeySource;
  /** What the client's terminal can show. */
  readonly terminal: Terminal;
  /** Gets what a screen threw; the person sees only a sentence. */
  readonly onError: (error: unknown) => void;
}

function Dressed({ terminal, onError }: Pick<AppProps, 'terminal' | 'onError'>) {
  const { settings } = useSessionView();
  const { setMouse } = useOutside();
  useEffect(() => setMouse(settings.mouse), [setMouse, settings.mouse]);
  return (
    <ThemeProvider terminal={terminal} theme={settings.theme} ascii={settings.ascii}>
      <WordsProvider lang={settings.language}>
        <Screens onError={onError} />
      </WordsProvider>
    </ThemeProvider>
  );
}

/** Everything one connected person sees, and the single place where their keys arrive. */
export function App({ session, keys, terminal, onError, ringBell, redraw, setMouse, takeErrand }: AppProps) {
  const outside = useMemo(
    () => ({ ringBell, redraw, setMouse, ...(takeErrand && { takeErrand }) }),
    [ringBell, redraw, setMouse, takeErrand],
  );
  return (
    <ErrorBoundary fallback={() => <LastWords />} onError={onError}>
      <OutsideContext.Provider value={outside}>
        <SessionProvider session={session}>
          <KeyboardProvider source={keys} onError={onError}>
            <SizeProvider>
              <Dressed terminal={terminal} onError={onError} />
            </SizeProvider>
          </KeyboardProvider>
        </SessionProvider>
      </OutsideContext.Provider>
    </ErrorBoundary>
  );
}
