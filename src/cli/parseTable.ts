import { matchOptionsSchema, tableSettingsSchema } from '../rules/options.ts';
import type { TableSetup } from '../tables/tableManager.ts';
import { isProblem, type Parsed } from './parsed.ts';
import { HOUSE_KEYS, OPTION_KEYS, SETTING_KEYS, type TableKey, TIME_KEYS } from './tableKeys.ts';

const NAME_KEY: TableKey = { allowed: '1 to 24 letters, digits, spaces and . _ -', read: (text) => text };
const KEYS: Readonly<Record<string, TableKey>> = {
  name: NAME_KEY,
  ...SETTING_KEYS,
  ...OPTION_KEYS,
  ...TIME_KEYS,
  ...HOUSE_KEYS,
};

type Texts = ReadonlyMap<string, string>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * One table as it stands on the command line: `name=Tavern,preset=kcd,target=4000,seats=4,idle=60s`.
 * What is left out takes the default of RULES.md section 4. Never throws; a problem is one sentence.
 */
export function parseTable(text: string): Parsed<TableSetup> {
  const texts = splitKeys(text);
  if (isProblem(texts)) return texts;
  const unreadable = [...texts.value].find(([key, value]) => KEYS[key]?.read(value) === undefined);
  if (unreadable) return refuse(unreadable[0], unreadable[1]);
  return misplacedKey(texts.value) ?? assemble(texts.value, (key) => refuse(key, texts.value.get(key) ?? ''));
}

function splitKeys(text: string): Parsed<Texts> {
  const texts = new Map<string, string>();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const key = part.slice(0, equals).trim();
    if (equals < 0) return { problem: `${quote(part)} is not of the form key=value.` };
    if (!Object.hasOwn(KEYS, key)) return { problem: `${quote(key)} is no key; keys are ${keyNames()}.` };
    if (texts.has(key)) return { problem: `${key} is given twice.` };
    texts.set(key, part.slice(equals + 1).trim());
  }
  return { value: texts };
}

/** Keys that say something only beside another one. */
function misplacedKey(texts: Texts): { readonly problem: string } | null {
  const mode = texts.get('time')?.split(':')[0] ?? 'classic';
  if (texts.has('idle') && mode !== 'classic') return { problem: `idle needs time=classic, not ${mode}.` };
  if (texts.has('idle') && texts.get('time')?.includes(':'))
    return { problem: 'idle says again what time says.' };
  const clockKey = ['turn', 'atEnd'].find((key) => texts.has(key));
  if (clockKey && mode !== 'match') return { problem: `${clockKey} needs time=match, not ${mode}.` };
  const houseKey = Object.keys(HOUSE_KEYS).find((key) => texts.has(key));
  if (houseKey && texts.get('preset') !== 'house') return { problem: `${houseKey} needs preset=house.` };
  return null;
}

function assemble(texts: Texts, refused: (key: string) => { readonly problem: string }): Parsed<TableSetup> {
  const name = texts.get('name') ?? '';
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,23}$/u.test(name)) {
    return texts.has('name') ? refused('name') : { problem: 'a table needs a name, like name=Tavern.' };
  }
  const settings = tableSettingsSchema.safeParse(readKeys(texts, SETTING_KEYS));
  if (!settings.success) return refused(String(settings.error.issues[0]?.path[0]));
  const options = matchOptionsSchema.safeParse(rawOptions(texts));
  if (!options.success) return refused(blamedKey(options.error.issues[0]?.path ?? [], texts));
  return { value: { name, settings: settings.data, options: options.data } };
}

function rawOptions(texts: Texts): Fields {
  const options = readKeys(texts, OPTION_KEYS);
  const { idle, turn, atEnd } = readKeys(texts, TIME_KEYS);
  const more = given({ idleMs: idle, turnMs: turn, atEnd });
  const time =
    Object.keys(more).length > 0 ? { mode: 'classic', ...(options.time as Fields), ...more } : null;
  const house = texts.get('preset') === 'house' ? readKeys(texts, HOUSE_KEYS) : null;
  return { ...options, ...(time && { time }), ...(house && { house }) };
}

const readKeys = (texts: Texts, keys: Readonly<Record<string, TableKey>>): Fields =>
  given(
    Object.fromEntries(
      Object.entries(keys).map(([key, { read }]) => [
        key,
        texts.has(key) ? read(texts.get(key) ?? '') : undefined,
      ]),
    ),
  );

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The key whose text the schema's refusal is about: `['time', 'idleMs']` may come from `idle` or from `time`. */
function blamedKey([field, part]: readonly PropertyKey[], texts: Texts): string {
  const name = String(field);
  if (name === 'house') return String(part);
  if (name !== 'time') return name;
  const key = { idleMs: 'idle', turnMs: 'turn', atEnd: 'atEnd' }[String(part)];
  return key !== undefined && texts.has(key) ? key : 'time';
}

function refuse(key: string, value: string): { readonly problem: string } {
  return { problem: `${key}=${quote(value)} is not possible: ${key} is ${KEYS[key]?.allowed}.` };
}

const keyNames = (): string => Object.keys(KEYS).join(', ');

/** Text from outside, shortened and with everything unprintable escaped. */
function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(short).replace(/[^\x20-\x7e…\p{L}\p{N}]/gu, '?');
}
