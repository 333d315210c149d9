import { z } from 'zod';
import { matchOptionsSchema, tableSettingsSchema } from '../rules/options.ts';
import type { SeatCommand } from '../table/commands.ts';
import { settingsSchema } from './profile.ts';
import type { SessionAction, SessionRefusal } from './session.ts';

/*
 * What a face hands in comes from a person's keys, lines and commands, so nothing in it is believed:
 * every action is parsed before it does anything.
 */

const seat = z.number().int().min(1).max(8);
const hold = z.array(z.number().int()).max(6);
const text = z.string().max(4_000);
const tableId = z.string().max(64);

const seatCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Sit'), seat: seat.exactOptional() }),
  z.strictObject({ type: z.literal('AddBot'), seat: seat.exactOptional() }),
  z.strictObject({ type: z.literal('RemoveBot'), seat }),
  z.strictObject({ type: z.literal('Leave') }),
  z.strictObject({
    type: z.literal('ChangeOptions'),
    options: matchOptionsSchema,
    settings: tableSettingsSchema,
  }),
  z.strictObject({ type: z.literal('ChooseEntropy'), entropy: text }),
  z.strictObject({ type: z.literal('Kick'), seat }),
  z.strictObject({ type: z.literal('Lock'), locked: z.boolean() }),
  z.strictObject({ type: z.literal('Start') }),
  z.strictObject({ type: z.literal('Rematch') }),
  z.strictObject({ type: z.literal('Say'), text }),
  z.strictObject({ type: z.literal('Roll'), hold }),
  z.strictObject({ type: z.literal('Bank'), hold }),
  z.strictObject({ type: z.literal('Finish') }),
]) satisfies z.ZodType<SeatCommand>;

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setName'), name: text }),
  z.strictObject({ type: z.literal('quickPlay') }),
  z.strictObject({
    type: z.literal('openTable'),
    setup: z.strictObject({ name: text, options: matchOptionsSchema, settings: tableSettingsSchema }),
  }),
  z.strictObject({ type: z.literal('play'), tableId }),
  z.strictObject({ type: z.literal('watch'), tableId }),
  z.strictObject({ type: z.literal('joinCode'), code: text, watch: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal('toLobby') }),
  z.strictObject({ type: z.literal('table'), command: seatCommandSchema }),
  z.strictObject({ type: z.literal('saveSettings'), settings: settingsSchema.partial() }),
  z.strictObject({ type: z.literal('resume'), code: text }),
  z.strictObject({ type: z.literal('quit') }),
]);

export type ParsedAction = z.infer<typeof actionSchema>;

/** The action when it is one, or why it is refused. */
export function parseAction(action: SessionAction): ParsedAction | SessionRefusal {
  const parsed = actionSchema.safeParse(action);
  return parsed.success ? parsed.data : refusalFor(action);
}

function refusalFor(action: SessionAction): SessionRefusal {
  switch (action?.type) {
    case 'setName':
      return 'badName';
    case 'joinCode':
    case 'resume':
      return 'badCode';
    case 'play':
    case 'watch':
      return 'noSuchTable';
    case 'table':
      return tableRefusalFor(action.command);
    default:
      return 'badSetup';
  }
}

function tableRefusalFor(command: SeatCommand): SessionRefusal {
  switch (command?.type) {
    case 'ChooseEntropy':
      return 'badEntropy';
    case 'Say':
      return 'badChat';
    case 'Roll':
    case 'Bank':
      return 'badDie';
    case 'Sit':
    case 'AddBot':
    case 'RemoveBot':
    case 'Kick':
      return 'noSuchSeat';
    default:
      return 'badOptions';
  }
}
