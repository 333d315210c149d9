import type { Key } from '../i18n/catalogue.ts';
import { formatDuration } from '../i18n/formatDuration.ts';
import type { TableSettings, TimeMode } from '../rules/options.ts';
import type { TablePhase } from '../table/view.ts';
import type { Words } from './words.ts';

export type RowState = 'open' | 'full' | 'locked' | 'playing' | 'over';

interface Row {
  readonly phase: TablePhase;
  readonly locked: boolean;
  /** Taken ones of the seats in the settings. */
  readonly taken: number;
  readonly settings: TableSettings;
}

/** What the lobby says of a table. */
export function rowState({ phase, locked, taken, settings }: Row): RowState {
  if (phase === 'playing') return 'playing';
  if (phase === 'over') return 'over';
  if (locked) return 'locked';
  return taken >= settings.seats ? 'full' : 'open';
}

const STATES = {
  open: 'lobby.stateOpen',
  full: 'lobby.stateFull',
  locked: 'lobby.stateLocked',
  playing: 'lobby.statePlaying',
  over: 'lobby.stateOver',
} as const satisfies Record<RowState, Key>;

export const stateText = ({ t }: Words, row: Row): string => t(STATES[rowState(row)]);

/** The time mode in a few words: `5 min each`. */
export function timeText({ t, lang }: Words, time: TimeMode): string {
  const said = (ms: number) => ({ time: formatDuration(lang, ms) });
  switch (time.mode) {
    case 'classic':
      return t('lobby.timeClassic', said(time.idleMs));
    case 'pool':
      return t('lobby.timePool', said(time.poolMs));
    case 'match':
      return t('lobby.timeMatch', said(time.matchMs));
    case 'turn':
      return t('lobby.timeTurn', said(time.turnMs));
    default:
      return time satisfies never;
  }
}
