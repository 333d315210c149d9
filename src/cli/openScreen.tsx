import type { Session } from '../session/session.ts';
import type { ScreenTerminal } from '../ssh/request.ts';
import { showScreen } from '../ssh/screen.tsx';
import { App, type AppProps } from '../ui/App.tsx';
import { endWith } from './endWith.ts';

interface Outcomes extends Pick<AppProps, 'takeErrand' | 'onError'> {
  /** Gets what brought all the screens down. */
  readonly onCrash: (error: unknown) => void;
}

/** Shows a session's screens on somebody's terminal until one of the two ends. */
export function openScreen(
  session: Session,
  window: ScreenTerminal,
  { onCrash, ...outcomes }: Outcomes,
): void {
  endWith(session, window, () => window.size().columns);
  const { keys, terminal, ringBell, redraw, setMouse } = window;
  const outside = { keys, terminal, ringBell, redraw, setMouse };
  showScreen(window, <App session={session} {...outside} {...outcomes} />, onCrash);
}
