import { z } from 'zod';
import { type MatchEvent, matchEventSchema } from '../match/events.ts';
import { matchOptionsSchema, tableSettingsSchema } from '../rules/options.ts';
import { BOT_KINDS } from './commands.ts';

/*
 * What can happen at a table around its matches; a table's stream holds these and the events of its matches.
 * Stored for ever: a field is added with a default, never renamed. Moments are epoch milliseconds.
 */

const at = z.number().int();
const seat = z.number().int().min(1).max(8);
const player = z.object({ id: z.string(), name: z.string() });

const tableOpened = z.object({
  type: z.literal('TableOpened'),
  at,
  tableId: z.string(),
  name: z.string(),
  options: matchOptionsSchema,
  settings: tableSettingsSchema,
  /** Set up from the command line. */
  fixed: z.boolean(),
});
/** The next match has its name and secret; its commitment can be shown. */
const matchPrepared = z.object({
  type: z.literal('MatchPrepared'),
  at,
  matchId: z.string(),
  secret: z.string(),
});
const seatTaken = z.object({ type: z.literal('SeatTaken'), at, seat, player, entropy: z.string() });
const botSeated = z.object({
  type: z.literal('BotSeated'),
  at,
  seat,
  bot: z.enum(BOT_KINDS),
  name: z.string(),
  entropy: z.string(),
});
const seatEmptied = z.object({
  type: z.literal('SeatEmptied'),
  at,
  seat,
  name: z.string(),
  reason: z.enum(['left', 'kicked', 'away', 'removed']),
});
const playerBarred = z.object({ type: z.literal('PlayerBarred'), at, playerId: z.string() });
const hostChanged = z.object({
  type: z.literal('HostChanged'),
  at,
  playerId: z.string().nullable(),
  name: z.string().nullable(),
});
const optionsChanged = z.object({
  type: z.literal('OptionsChanged'),
  at,
  options: matchOptionsSchema,
  settings: tableSettingsSchema,
});
const entropyChosen = z.object({ type: z.literal('EntropyChosen'), at, seat, entropy: z.string() });
const tableLocked = z.object({ type: z.literal('TableLocked'), at, locked: z.boolean() });
const wentAway = z.object({ type: z.literal('WentAway'), at, seat, name: z.string() });
const cameBack = z.object({ type: z.literal('CameBack'), at, seat, name: z.string() });
const chatSaid = z.object({
  type: z.literal('ChatSaid'),
  at,
  /** Null: a spectator. */
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
});
/** The results are put away and the lobby is open again, for a rematch. */
const lobbyReopened = z.object({ type: z.literal('LobbyReopened'), at });
const tableRetired = z.object({ type: z.literal('TableRetired'), at });

export const lobbyEventSchema = z.discriminatedUnion('type', [
  tableOpened,
  matchPrepared,
  seatTaken,
  botSeated,
  seatEmptied,
  playerBarred,
  hostChanged,
  optionsChanged,
  entropyChosen,
  tableLocked,
  wentAway,
  cameBack,
  chatSaid,
  lobbyReopened,
  tableRetired,
]);

export const tableEventSchema = z.union([lobbyEventSchema, matchEventSchema]);

export type LobbyEvent = z.infer<typeof lobbyEventSchema>;
export type TableEvent = z.infer<typeof tableEventSchema>;

const matchTypes: ReadonlySet<string> = new Set(
  matchEventSchema.options.map((option) => option.shape.type.value),
);

/** An event of a match at the table, as opposed to one of the table itself. */
export const isMatchEvent = (event: TableEvent): event is MatchEvent => matchTypes.has(event.type);

type Hidden = 'secret' | 'entropy' | 'playerId' | 'player';
type Redacted<E> = E extends unknown ? Omit<E, Hidden> & { readonly name?: string } : never;

/** An event as anyone at the table may see it: no secret, no identity, no entropy before the start; `SeatTaken` keeps its name. */
export type PublicTableEvent = Redacted<Exclude<TableEvent, { type: 'PlayerBarred' }>>;
