import stringWidth from 'string-width';
import { cleanText } from '../i18n/cleanText.ts';
import type { TableRefusal } from './refusals.ts';
import { ownSeat, playerOf, type TableContext } from './tableContext.ts';
import { emit, type TableDraft } from './tableDraft.ts';

/** At most so many messages of one seat or spectator within the window. */
const CHAT_LIMIT = 5;
export const CHAT_WINDOW_MS = 10_000;
/** Terminal cells of one message. */
const CHAT_CELLS = 200;

/** A message to everyone at the table; spectators may chat where they may watch. */
export function say(draft: TableDraft, context: TableContext, text: string): TableRefusal | null {
  const { state } = draft;
  const { now } = context;
  const player = playerOf(context);
  const own = ownSeat(state, context);
  if (player === null || (own === null && !state.settings.spectators)) return 'notSeated';
  if (state.barred.includes(player.id)) return 'kickedFromTable';
  if (!state.settings.chat) return 'chatOff';
  const clean = cleanText(text, CHAT_CELLS + 2);
  if (clean === '' || stringWidth(clean) > CHAT_CELLS) return 'badChat';
  const by = own?.seat ?? player.name;
  const recent = state.said.filter((said) => said.by === by && said.at > now - CHAT_WINDOW_MS);
  if (recent.length >= CHAT_LIMIT) return 'chatTooFast';
  emit(draft, {
    type: 'ChatSaid',
    at: now,
    seat: own?.seat ?? null,
    name: own?.player.name ?? player.name,
    text: clean,
  });
  return null;
}
