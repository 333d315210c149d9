import type { Key } from '../i18n/catalogue.ts';
import type { TableSettings } from '../rules/options.ts';
import type { Choice, ChoiceField, Field } from './field.ts';
import { type SetupForm, withSettings } from './form.ts';

const PART: Key = 'setup.partTable';

const access = (value: TableSettings['access'], word: Key, about: Key): Choice => ({
  word: { key: word },
  about,
  set: (form) => withSettings(form, { access: value }),
});

const yesNo = (field: 'spectators' | 'chat', label: Key, about: Key, value: boolean): ChoiceField => ({
  id: field,
  part: PART,
  label: { key: label },
  about,
  kind: 'choice',
  choices: [
    { word: { key: 'common.no' }, isNone: true, set: (form) => withSettings(form, { [field]: false }) },
    { word: { key: 'common.yes' }, set: (form) => withSettings(form, { [field]: true }) },
  ],
  at: value ? 1 : 0,
});

const name = (form: SetupForm): Field => ({
  id: 'name',
  part: PART,
  label: { key: 'setup.name' },
  about: 'setup.nameAbout',
  kind: 'name',
  value: form.name,
  set: (next, value) => ({ ...next, name: value }),
});

/** Name, seats and who may come in. A table that stands keeps its name. */
export function tableFields(form: SetupForm, isNew: boolean): readonly Field[] {
  const { settings } = form;
  return [
    ...(isNew ? [name(form)] : []),
    {
      id: 'seats',
      part: PART,
      label: { key: 'setup.seats' },
      about: 'setup.seatsAbout',
      kind: 'number',
      unit: 'count',
      value: settings.seats,
      least: 1,
      most: 8,
      step: 1,
      set: (next, value) => withSettings(next, { seats: value ?? settings.seats }),
    },
    {
      id: 'access',
      part: PART,
      label: { key: 'setup.access' },
      about: 'setup.accessAbout',
      kind: 'choice',
      choices: [
        access('open', 'setup.accessOpen', 'setup.accessOpenAbout'),
        access('code', 'setup.accessCode', 'setup.accessCodeAbout'),
      ],
      at: settings.access === 'open' ? 0 : 1,
    },
    yesNo('spectators', 'setup.spectators', 'setup.spectatorsAbout', settings.spectators),
    yesNo('chat', 'setup.chat', 'setup.chatAbout', settings.chat),
  ];
}
