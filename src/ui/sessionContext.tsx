import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionView } from '../session/session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('a screen outside its session');
  return session;
}

/** What the person sees now; draws again after every change. */
export function useSessionView(): SessionView {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.view);
}
