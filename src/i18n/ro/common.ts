/** Words that more than one screen uses: counted nouns, answers, states. `none` stands for a target and for dice. */
export const common = {
  title: 'Farkle',
  yes: 'da',
  no: 'nu',
  on: 'da',
  off: 'nu',
  none: '–',
  points_one: '{{count}} punct',
  points_few: '{{count}} puncte',
  points_other: '{{count}} de puncte',
  tooSmall:
    'Fereastra are {{columns}}×{{rows}}. Mărește-o la cel puțin {{leastColumns}}×{{leastRows}} ca să vezi jocul. Între timp nu se pierde nimic.',
  failed: 'Nu a mers. Mai încearcă o dată.',
  broken:
    'Ceva nu a mers bine la noi, iar ecranul acesta nu poate fi afișat. Locul și punctele tale sunt în siguranță.',
  brokenWhat: 'Apasă orice tastă ca să încerci din nou. Dacă nu ajută, conectează-te din nou.',
  full: 'Serverul este plin. Te așteptăm puțin mai târziu.',
  endQuit: 'La revedere. Te așteptăm oricând.',
  endSeatKept: 'Locul tău de la {{table}} îți rămâne: conectează-te din nou ca să revii.',
  endReplaced: 'Acum joci într-o altă fereastră, așa că aceasta s-a închis.',
  endShutdown:
    'Serverul se oprește. Meciurile sunt salvate: conectează-te peste puțin timp și joci mai departe.',
  endTooSlow: 'Conexiunea nu a ținut pasul și s-a închis. Locul îți rămâne: conectează-te din nou.',
} as const;
