import type { TableManager } from '../tables/tableManager.ts';
import { guestPlayerId, type Identity, keyPlayerId, makeResumeCode, parseResumeCode } from './identity.ts';
import { NAME_CELLS, parseName } from './playerName.ts';
import type { Profile, Profiles } from './profile.ts';
import type { Settings } from './session.ts';

interface SelfServices {
  readonly profiles: Profiles;
  readonly tables: Pick<TableManager, 'tableOf'>;
}

/** Who comes, and with what. Everything but the identity is the client's word. */
export interface SessionStart {
  readonly identity: Identity;
  /** A guest's code from before; null where none was typed. A code of nobody is refused, and a new one made. */
  readonly resumeCode: string | null;
  readonly username: string;
  /** What the terminal and the server suggest, for settings that the player never chose. */
  readonly defaults: Partial<Settings>;
  /** What the person asks for this time, whatever they chose before. */
  readonly wishes?: Partial<Settings>;
}

/** Who the person of a session is. The resume code is theirs alone: it is shown to nobody else and never logged. */
export interface Self {
  readonly playerId: string;
  readonly resumeCode: string | null;
  readonly name: string | null;
  /** The login named a resume code, and it is of nobody. */
  readonly codeRefused: boolean;
  readonly settings: Settings;
}

const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'auto',
  ascii: false,
  bell: true,
  animation: true,
  mouse: false,
  plain: false,
};

/** Who a new session is. A guest whose code is of nobody gets a new one. */
export async function firstSelf(services: SelfServices, start: SessionStart): Promise<Self> {
  const { identity, resumeCode, username, defaults, wishes } = start;
  const before =
    identity.kind === 'guest' && resumeCode !== null ? await guestBefore(services, resumeCode) : null;
  const fresh =
    identity.kind === 'guest' ? await newGuest() : await known(services, keyPlayerId(identity.id));
  const { playerId, resumeCode: code, profile } = before ?? fresh;
  const settings = { ...DEFAULT_SETTINGS, ...defaults, ...profile?.settings, ...wishes };
  return {
    playerId,
    resumeCode: code,
    codeRefused: identity.kind === 'guest' && resumeCode !== null && before === null,
    name: profile?.name ?? parseName(username.slice(0, NAME_CELLS)),
    settings,
  };
}

interface Found {
  readonly playerId: string;
  readonly resumeCode: string | null;
  readonly profile: Profile | null;
}

async function known({ profiles }: SelfServices, playerId: string): Promise<Found> {
  return { playerId, resumeCode: null, profile: await profiles.load(playerId) };
}

async function newGuest(): Promise<Found> {
  const resumeCode = makeResumeCode();
  return { playerId: guestPlayerId(resumeCode), resumeCode, profile: null };
}

/** The guest whom a code belongs to: one who has chosen a name, or has a seat. */
export async function guestBefore({ profiles, tables }: SelfServices, typed: string): Promise<Found | null> {
  const resumeCode = parseResumeCode(typed);
  if (resumeCode === null) return null;
  const playerId = guestPlayerId(resumeCode);
  const profile = await profiles.load(playerId);
  if (profile === null && tables.tableOf(playerId) === null) return null;
  return { playerId, resumeCode, profile };
}
