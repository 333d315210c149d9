import type { Page } from '../../rulebook/page.ts';
import { DEFAULT_OPTIONS, DEFAULT_SETTINGS, type MatchOptions } from '../../rules/options.ts';
import type { SessionView } from '../../session/session.ts';
import { formSetup, makeForm, withOptions, withTime } from '../../setup/form.ts';
import type { Sheet } from '../nav.tsx';

function optionsWith(options: MatchOptions, sets: NonNullable<Page['sets']>): MatchOptions {
  const form = makeForm({ name: '', options, settings: DEFAULT_SETTINGS });
  return formSetup('time' in sets ? withTime(form, sets.time) : withOptions(form, sets)).options;
}

/**
 * The setup that a page leads to, filled in with what the page is about: of a new table, or at one's own table before
 * its match of that one. Null where there is nothing to set up.
 */
export function setUpFrom({ sets }: Page, { place }: SessionView): Sheet | null {
  if (sets === null) return null;
  if (place.at === 'lobby') return { name: 'newTable', options: optionsWith(DEFAULT_OPTIONS, sets) };
  if (place.at !== 'table') return null;
  const { youAreHost, phase, fixed, options, settings } = place.view;
  if (!youAreHost || phase !== 'lobby' || fixed) return null;
  return { name: 'changeOptions', options: optionsWith(options, sets), settings };
}
