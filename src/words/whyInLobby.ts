import type { Key, Translate } from '../i18n/catalogue.ts';

const SENT_AWAY = {
  retired: 'lobby.awayRetired',
  kicked: 'lobby.awayKicked',
  removed: 'lobby.awayRemoved',
  noSpectators: 'lobby.awayNoSpectators',
} as const satisfies Readonly<Record<string, Key>>;

interface Came {
  readonly sentAway?: keyof typeof SENT_AWAY | null;
  readonly leftMatch?: string | null;
  readonly leftMatchIsOver?: boolean;
}

/** Why somebody is in the lobby just now, where that is worth a sentence: sent away by a table, or out of a match. */
export function whyInLobby(t: Translate, { sentAway, leftMatch, leftMatchIsOver }: Came): string | null {
  if (sentAway) return t(SENT_AWAY[sentAway]);
  if (!leftMatch) return null;
  return t(leftMatchIsOver ? 'lobby.leftMatchOver' : 'lobby.leftMatch', { match: leftMatch });
}
