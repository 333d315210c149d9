import type { Key } from '../i18n/catalogue.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import type { Settings } from '../session/session.ts';
import type { Command } from './command.ts';
import { listed } from './listed.ts';
import type { Plain } from './plain.ts';

/** The mouse means nothing line by line. */
type Setting = Exclude<keyof Settings, 'language' | 'mouse'>;

const ABOUT = {
  plain: 'lobby.aboutPlain',
  ascii: 'lobby.aboutAscii',
  bell: 'lobby.aboutBell',
  animation: 'lobby.aboutAnimation',
  theme: 'lobby.aboutTheme',
} as const satisfies Record<Setting, Key>;

const THEMES: readonly Settings['theme'][] = ['auto', 'contrast', 'colorBlind', 'mono'];
const SWITCHES = ['off', 'on'];
const valuesOf = (setting: Setting): readonly string[] => (setting === 'theme' ? THEMES : SWITCHES);
const settingValue = (settings: Settings, setting: Setting): string =>
  setting === 'theme' ? settings.theme : settings[setting] ? 'on' : 'off';

function listSettings({ session, words, say }: Plain): void {
  const { t } = words();
  const { settings } = session.view();
  const names = Object.keys(ABOUT) as Setting[];
  say(
    ...names.map((setting) =>
      t('plain.setting', { setting, value: settingValue(settings, setting), about: t(ABOUT[setting]) }),
    ),
    t('plain.settingHow'),
  );
}

/** `settings bell off`; the words are the same in every language, as those of the commands are. */
async function settings(plain: Plain, args: string): Promise<void> {
  if (args === '') return listSettings(plain);
  const { t, lang } = plain.words();
  const [name = '', value = ''] = args.toLowerCase().split(/\s+/);
  const setting = (Object.keys(ABOUT) as Setting[]).find((known) => known === name);
  if (setting === undefined) {
    return plain.say(t('plain.noSuchSetting', { settings: Object.keys(ABOUT).join(', ') }));
  }
  const found = valuesOf(setting).find((known) => known.toLowerCase() === value);
  if (found === undefined) {
    return plain.say(t('plain.settingValues', { setting, values: listed(lang, valuesOf(setting)) }));
  }
  const change = { [setting]: setting === 'theme' ? found : found === 'on' };
  if (await plain.send({ type: 'saveSettings', settings: change })) plain.say(t('lobby.saved'));
}

async function language(plain: Plain, args: string): Promise<void> {
  const wanted = args.toLowerCase();
  const found = LANGUAGES.find(
    (code) =>
      code === wanted || LANGUAGE_NAMES[code].toLocaleLowerCase(code) === args.toLocaleLowerCase(code),
  );
  if (found === undefined) {
    const { t } = plain.words();
    const all = LANGUAGES.map((code) => t('plain.language', { code, name: LANGUAGE_NAMES[code] }));
    return plain.say(t('plain.languages', { languages: all.join(', ') }));
  }
  if (await plain.send({ type: 'saveSettings', settings: { language: found } })) {
    plain.say(plain.words().t('lobby.saved'));
  }
}

async function setName(plain: Plain, args: string): Promise<void> {
  const { session, words, say, send } = plain;
  const isDone = args === '' || (await send({ type: 'setName', name: args }));
  if (isDone) say(words().t('plain.youAre', { name: session.view().name ?? '' }));
}

function code({ session, words, say }: Plain): void {
  const { t } = words();
  const { resumeCode } = session.view();
  say(resumeCode === null ? t('plain.noCode') : t('plain.code', { code: resumeCode }));
}

/** Takes back the seat and the name of a guest from before. */
async function resume(plain: Plain, args: string): Promise<void> {
  if (!(await plain.send({ type: 'resume', code: args }))) return;
  const { name } = plain.session.view();
  plain.say(plain.words().t('plain.youAre', { name: name ?? '' }));
  if (plain.session.view().seatedAt !== null) {
    plain.say(plain.words().t('plain.seatKept', { table: plain.session.view().seatedAt?.name ?? '' }));
  }
}

export const SELF_COMMANDS: readonly Command[] = [
  { names: ['name'], usage: '[NAME]', where: 'anywhere', about: 'plain.aboutName', run: setName },
  { names: ['code'], usage: '', where: 'anywhere', about: 'plain.aboutCode', run: code },
  { names: ['resume'], usage: 'CODE', where: 'lobby', about: 'plain.aboutResume', run: resume },
  {
    names: ['settings'],
    usage: '[SETTING VALUE]',
    where: 'anywhere',
    about: 'plain.aboutSettings',
    run: settings,
  },
  { names: ['lang'], usage: '[LANGUAGE]', where: 'anywhere', about: 'plain.aboutLang', run: language },
  {
    names: ['quit', 'q', 'exit'],
    usage: '',
    where: 'anywhere',
    about: 'help.quit',
    run: async (plain) => void (await plain.send({ type: 'quit' })),
  },
];
