import type { Key } from '../i18n/catalogue.ts';

/** Why a table has sent somebody to the lobby. */
export const SENT_AWAY = {
  retired: 'lobby.awayRetired',
  kicked: 'lobby.awayKicked',
  removed: 'lobby.awayRemoved',
  noSpectators: 'lobby.awayNoSpectators',
} as const satisfies Readonly<Record<string, Key>>;
