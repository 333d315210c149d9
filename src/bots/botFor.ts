import type { BotKind } from '../table/commands.ts';
import type { Bot } from './bot.ts';
import { cautious } from './cautious.ts';

const BOTS: Readonly<Record<BotKind, Bot>> = { cautious };

/** The bot of a kind; bots remember nothing, so one plays at every table. */
export const botFor = (kind: BotKind): Bot => BOTS[kind];
