import type { Clock } from '../tables/clock.ts';
import { parseName } from './playerName.ts';
import type { Profiles } from './profile.ts';
import { guestBefore, type Self } from './self.ts';
import type { Settings } from './session.ts';

interface Keeping {
  readonly profiles: Profiles;
  readonly clock: Clock;
}

/** The person under a name that they typed; stored before anyone sees it. */
export async function renamed(
  { profiles, clock }: Keeping,
  self: Self,
  typed: string,
): Promise<Self | 'badName'> {
  const name = parseName(typed);
  if (name === null) return 'badName';
  const known = await profiles.load(self.playerId);
  if (known?.name !== name) {
    await profiles.save(self.playerId, { type: 'NameChosen', at: clock.now(), name });
  }
  return { ...self, name };
}

/** The person with changed settings; stored before they count. */
export async function withSettings(
  { profiles, clock }: Keeping,
  self: Self,
  settings: Partial<Settings>,
): Promise<Self> {
  await profiles.save(self.playerId, { type: 'SettingsSaved', at: clock.now(), settings });
  return { ...self, settings: { ...self.settings, ...settings } };
}

/** The guest to whom a resume code belongs, with the name and settings that they had. */
export async function resumed(
  services: Parameters<typeof guestBefore>[0],
  self: Self,
  typed: string,
): Promise<Self | 'badCode'> {
  const found = await guestBefore(services, typed);
  if (found === null) return 'badCode';
  return {
    playerId: found.playerId,
    resumeCode: found.resumeCode,
    codeRefused: false,
    name: found.profile?.name ?? self.name,
    settings: { ...self.settings, ...found.profile?.settings },
  };
}
