import { Box } from 'ink';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { nextLanguage } from '../i18n/languages.ts';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import type { Hint } from './hints.ts';
import { Layer, useActions, useKeyboard } from './keyboard.tsx';
import { type Nav, NavContext, type Sheet } from './nav.tsx';
import { useOutside } from './outside.ts';
import { Broken } from './screens/Broken.tsx';
import { Goodbye } from './screens/Goodbye.tsx';
import { Help } from './screens/Help.tsx';
import { Lobby } from './screens/Lobby.tsx';
import { Rules } from './screens/Rules.tsx';
import { SettingsScreen } from './screens/SettingsScreen.tsx';
import { NewTable, OptionsOfTable } from './screens/SetupSheets.tsx';
import { Table } from './screens/Table.tsx';
import { TooSmall } from './screens/TooSmall.tsx';
import { Welcome } from './screens/Welcome.tsx';
import { useSession, useSessionView } from './sessionContext.tsx';
import { useSize } from './size.ts';

function Place() {
  const { place } = useSessionView();
  switch (place.at) {
    case 'welcome':
      return <Welcome />;
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <Table />;
    default:
      return place satisfies never;
  }
}

function SheetScreen({ sheet }: { readonly sheet: Sheet }) {
  switch (sheet.name) {
    case 'settings':
      return <SettingsScreen />;
    case 'rules':
      return <Rules first={sheet.page} />;
    case 'newTable':
      return <NewTable options={sheet.options} />;
    case 'changeOptions':
      return <OptionsOfTable options={sheet.options} settings={sheet.settings} />;
    default:
      return sheet satisfies never;
  }
}

/** What is covered keeps its state, so a half-filled form is still there when the help closes. */
const Covered = ({ when, children }: { readonly when: boolean; readonly children: ReactNode }) => (
  <Box display={when ? 'none' : 'flex'}>{children}</Box>
);

function Stack() {
  const keyboard = useKeyboard();
  const { place } = useSessionView();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [help, setHelp] = useState<readonly Hint[] | null>(null);
  const nav = useMemo<Nav>(() => ({ open: setSheet, close: () => setSheet(null) }), []);
  useActions('everywhere', { help: () => setHelp(keyboard.hints()) });
  // Whoever comes to another place has left what was open over the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the reason, not an input
  useEffect(() => setSheet(null), [place.at]);
  return (
    <NavContext.Provider value={nav}>
      <Covered when={sheet !== null || help !== null}>
        <Place />
      </Covered>
      {sheet && (
        <Covered when={help !== null}>
          <Layer by={10}>
            <SheetScreen sheet={sheet} />
          </Layer>
        </Covered>
      )}
      {help && (
        <Layer by={100}>
          <Help hints={help} onClose={() => setHelp(null)} />
        </Layer>
      )}
    </NavContext.Provider>
  );
}

/** The screen of the place where the person is, what is opened over it, and the help over all. */
export function Screens({ onError }: { readonly onError: (error: unknown) => void }) {
  const session = useSession();
  const { redraw } = useOutside();
  const { ending, settings } = useSessionView();
  // A language that could not be saved stays as it was: the screen shows it.
  const speakNext = () =>
    void session.send({ type: 'saveSettings', settings: { language: nextLanguage(settings.language) } });
  // Also when a screen is broken: the way out stays open.
  useActions('everywhere', { redraw, language: speakNext, quit: () => void session.send({ type: 'quit' }) });
  const { tooSmall } = useSize();
  if (ending !== null) return <Goodbye ending={ending} />;
  return (
    <>
      <Covered when={tooSmall !== null}>
        <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />} onError={onError}>
          <Stack />
        </ErrorBoundary>
      </Covered>
      {tooSmall && <TooSmall {...tooSmall} />}
    </>
  );
}
