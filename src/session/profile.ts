import { nanoid } from 'nanoid';
import { z } from 'zod';
import { LANGUAGES } from '../i18n/languages.ts';
import { type EventLog, NONE, UnknownOutcome } from '../log/eventLog.ts';
import type { Settings } from './session.ts';

/*
 * What a player keeps between visits: a name and settings, as events of the player's own stream `player.ID`.
 * Stored for ever: a field is added with a default, never renamed.
 */

export const settingsSchema = z.strictObject({
  language: z.enum(LANGUAGES as readonly string[] as [string, ...string[]]),
  theme: z.enum(['auto', 'contrast', 'colorBlind', 'mono']),
  ascii: z.boolean(),
  bell: z.boolean(),
  animation: z.boolean(),
  mouse: z.boolean(),
  plain: z.boolean(),
});

const at = z.number().int();

export const profileEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NameChosen'), at, name: z.string() }),
  /** Only what was changed; a language that this server does not have is as if it had not been chosen. */
  z.object({
    type: z.literal('SettingsSaved'),
    at,
    settings: z.object({
      language: settingsSchema.shape.language.optional().catch(undefined),
      theme: settingsSchema.shape.theme.optional().catch(undefined),
      ascii: z.boolean().optional(),
      bell: z.boolean().optional(),
      animation: z.boolean().optional(),
      mouse: z.boolean().optional(),
      plain: z.boolean().optional(),
    }),
  }),
]);

export type ProfileEvent = z.infer<typeof profileEventSchema>;

export interface Profile {
  readonly name: string | null;
  /** What the player has chosen; the rest is the terminal's and the server's. */
  readonly settings: Partial<Settings>;
}

export interface Profiles {
  /** Null for a player who was never here. */
  load(playerId: string): Promise<Profile | null>;
  /** Resolves when the event is durable. */
  save(playerId: string, event: ProfileEvent): Promise<void>;
}

const MOST_TRIES = 5;

export function makeProfiles(log: EventLog<ProfileEvent>): Profiles {
  const streamOf = (playerId: string): string => `player.${playerId}`;

  return {
    async load(playerId) {
      const commits = await log.read(streamOf(playerId));
      if (commits.length === 0) return null;
      return commits.flatMap(({ events }) => events).reduce(withEvent, { name: null, settings: {} });
    },

    async save(playerId, event) {
      const stream = streamOf(playerId);
      // One id for all tries: an event whose first answer was lost is not stored twice.
      const commit = { id: nanoid(), events: [event] };
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const version = (await log.read(stream)).at(-1)?.version ?? NONE;
        const answer = await log.append(stream, version, commit).catch((error: unknown) => {
          if (error instanceof UnknownOutcome) return 'conflict';
          throw error;
        });
        if (answer !== 'conflict') return;
      }
      throw new Error('a profile could not be saved');
    },
  };
}

function withEvent(profile: Profile, event: ProfileEvent): Profile {
  switch (event.type) {
    case 'NameChosen':
      return { ...profile, name: event.name };
    case 'SettingsSaved':
      return { ...profile, settings: { ...profile.settings, ...given(event.settings) } };
    default:
      return event satisfies never;
  }
}

/** Settings without the keys that say nothing. */
export function given(
  settings: { readonly [K in keyof Settings]?: Settings[K] | undefined },
): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
