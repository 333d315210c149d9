import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { run } from './run.ts';

/** The pictures of a new language are made by the first run. */
const USUAL_SIZE = '80x24';
const SIZES = ['60x20', USUAL_SIZE, '120x40', '200x60'];

const RULEBOOK_PAGES = 19;

/** One evening: from the first screen through every other one to the last. No key depends on the language. */
const WALKS = {
  lobby: [
    '<pause welcome>?<pause help of the welcome><esc>',
    '<enter><pause lobby><down><pause second table>',
    '?<pause help><pgdn><pause help, further down><esc>',
    's<pause settings><down 9><pause settings, the end><esc>',
    'c<pause join by code>QQQQQQ<enter><pause no such code><esc>',
    'w<pause watching><esc>',
    '<ctrl-c><pause goodbye>',
  ],
  rulebook: ['<enter>r<pause contents><enter>', '<pause page><right>'.repeat(RULEBOOK_PAGES)],
  setup: [
    '<enter>n<pause setup><down 9><pause setup, the middle><down 30><pause setup, the end>',
    '<up 30><down 6><enter><backspace 8>7<enter><pause wrong target><backspace>1000<pause typing><enter><pause target>',
    '<down 3><right><pause pool><right><pause match clock><right><pause turn clock>',
    '<up 4><right 7><pause house><down 12><pause house, combinations><down 40><pause house, the end>',
    '<esc><pause leave question>y<pause lobby again>',
  ],
  match: [
    '<enter>n<down 6><enter><backspace 8>1000<enter>s<pause table lobby>',
    'bb<pause bots>i<pause table rules><pgdn><pause table rules, further down><esc>?<pause table help><esc>',
    'c<pause chat line>good luck<enter><pause chat>',
    's<pause before roll>r<pause after roll>3<pause dead die>3a<pause selected>',
    'b<pause after bots>',
    'r3r<pause rolled on><wait 52s><pause time runs out>',
    'l<pause leave question>n<esc><pause back question>y<pause lobby with a seat>b<pause back at the table>',
    'ab<pause next turn>',
    'rab<pause results>p<pause rematch><esc><pause back from the table lobby>y<pause lobby afterwards>',
  ],
} as const;

const TABLES = [
  '--table',
  'name=Tavern,preset=kcd,target=4000,seats=8',
  '--table',
  'name=Blitz,time=turn:20s',
];

/** The other languages' smaller and larger windows are looked at, not pictured, in test/ui. */
describe.each(LANGUAGES)('every screen in %s', (lang) => {
  describe.each(lang === 'en' ? SIZES : [USUAL_SIZE])('at %s', (size) => {
    it.each(Object.entries(WALKS))('%s', async (name, walk) => {
      const keys = walk.join('');
      const args = ['snapshot', '--keys', keys, '--seed', '3', '--size', size, '--lang', lang, '--guest'];
      const { code, out, err } = await run([...args, ...TABLES]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      await expect(out).toMatchFileSnapshot(`../goldens/snapshot/${name}-${lang}-${size}.txt`);
    });
  });
});
