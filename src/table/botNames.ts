/** What the bot on a seat is called, by seat number − 1: people who thought about chance. Names are not translated. */
export const BOT_NAMES = [
  'Gerolamo',
  'Blaise',
  'Christiaan',
  'Jakob',
  'Abraham',
  'Daniel',
  'Ada',
  'Andrei',
] as const;
