/** The rulebook: what the words of the options and the scoring tables (`rules`, `setup`) do not say by themselves. */
export const rulebook = {
  title: 'Rulebook',
  place: 'page {{at}} of {{all}}',
  noSuchPage: 'There is no such page. The pages are: {{pages}}.',
  morePages: 'For more, type {{command}}. The pages are: {{pages}}.',
  badWidth: 'The width is a number from {{least}} to {{most}}.',
  badFormat: 'The formats are: {{formats}}.',
  about: 'The rulebook, or one page of it.',
  optionWidth: 'lines of at most so many characters, {{least}} to {{most}}',
  optionFormat: 'how it is written: {{formats}}',
  keyRead: 'read',
  keyPages: 'other page',
  keyContents: 'contents',
  keySetUp: 'play by this',
  helpRead: 'Read the chosen page',
  helpPages: 'The page before or after this one',
  helpContents: 'All pages of the rulebook',
  helpSetUp: 'Open the setup of a table with what this page is about',

  turn: 'A turn and a match',
  options: 'Options of a table',
  time: 'Time',
  timeMode: 'Time mode: {{mode}}',
  presets: 'The scoring tables side by side',
  odds: 'When to roll, when to bank',
  seats: 'Coming and going',
  history: 'Where the game comes from',

  option: '{{name}} (default: {{value}}). {{about}}',
  choice: '{{name}}: {{about}}',
  rangeOr: '{{range}} Or: {{none}}.',
  colOption: 'Option',
  colValue: 'Value',
  colCombination: 'Combination',
  colPoints: 'Points',
  colExample: 'Example',
  colRoll: 'Roll',
  colHold: 'Hold',
  colTotal: 'Turn total',
  colMost: 'Most points',
  colSplit: 'Made of',
  colDice: 'Dice rolled',
  colFarkle: 'Farkle',
  colAll: 'All dice score',
  colBank: 'Bank from',
  examples: 'Examples',

  turnBank: 'Banking adds the turn total to your score, and the turn passes on.',
  turnHotFarkle: 'A farkle with the six fresh dice after hot dice is called a hot farkle. It costs the same.',
  exampleBank: 'Two rolls, then the turn total is banked:',
  exampleHot: 'Hot dice, then a farkle with the five dice left. The whole turn total is lost:',
  exampleApart: 'Dice of different rolls never combine. Here three 5s stay single 5s:',

  timeServer:
    'Only the clock of the server counts. What arrives before the deadline is done; what arrives at the deadline or later is refused.',
  timeConnection: 'A lost connection stops no clock.',
  timeStop:
    'When the server itself stops, only what was running then can have run out. The next turn after the restart has all its time.',
  timeNobody: 'After three whole laps in which nobody did anything, the match is abandoned and nobody wins.',
  classicRenewed: 'Every roll, hold or bank that is accepted renews the limit.',
  classicStop: 'After a stop of the server the limit begins again, so nobody is removed for the stop.',
  poolEmpty: 'Whoever has no time left gets no more turns, but keeps the banked points and is still ranked.',
  poolEnd: 'When nobody has time left the match ends. The last one with time may end it early.',
  matchOvertime:
    'In those 90 seconds every turn still to come gets an equal share of what is left, or its own limit where that is shorter. No new final round begins.',
  matchSitOut: 'Without a limit for each turn, a leader can sit the match out.',
  turnFarkle: 'A farkle ends the turn at once. A target is required, because only points end the match.',

  presetsSame: 'What is the same in all of them is left out here.',
  timesTriple: '×{{times}}',
  parlourExtras:
    'Many families add to this table, as house rules can: three pairs {{pairs}}, four of a kind twice the triple, five of a kind three times, six of a kind {{six}}.',
  kcdGame:
    'In the taverns of the game two players bet money and bring their own dice, some of them loaded. The second game adds badges. Here there is only its scoring, and all dice are fair.',
  kcdNearest:
    'Nearest to the game: a target of {{target}}, which is the usual one there, two seats, and the option “{{first}}”.',
  kcdBust: 'There a roll without score is called a bust.',

  oddsTable:
    'For each number of dice: how often the roll is a farkle, how often all its dice score, and the turn total from which banking is at least as good as rolling when only this turn counts.',
  oddsAverage: 'A turn played that way makes {{points}} on average.',
  oddsLess:
    'Hold less early on: of two single scoring dice in your first roll keep only the better one. Rolling five dice is worth more than the points given up.',
  oddsHot: 'After hot dice roll on, unless banking wins: six dice are a farkle only {{chance}} of the time.',
  oddsRow: 'Where farkles in a row cost points, a small bank is worth more than its points: it ends the row.',
  oddsFinal: 'In the final round only the highest bank wins: below it there is nothing to lose, so roll.',
  oddsBehind: 'Far behind, bank later than the table says; well ahead, bank sooner.',

  fairSecret: 'The fingerprint is the SHA-256 of a secret of 32 bytes, made anew for every match.',
  fairShare:
    'In the lobby of a table, type a share of luck of your own; without one a random share is drawn.',
  fairCheck: 'To check by hand, first compare: the SHA-256 of the secret must be the fingerprint.',
  fairRoll:
    'The bytes of a roll are HMAC-SHA256 with the 32 bytes of the secret as key and “match:shares:roll:block” as message: the id of the match, the shares in the order of the seats with commas between them, the number of the roll from 1 on, and blocks from 0 on as they are needed.',
  fairByte:
    'Bytes from 252 on are skipped. Every other byte gives one die: its remainder after division by 6, plus 1.',

  seatsKept:
    'Losing the connection, closing the window or Ctrl-C does not lose your seat. The clocks run on.',
  seatsBack:
    'Come back with the same SSH key, or as a guest with your resume code: everything is as it was. The newest connection counts, and the older one closes.',
  seatsLeave:
    'Only leaving, when you confirm it, gives up your seat in a match. Your points stay on the board, ranked below everyone still in play.',
  seatsLast:
    'When only one seat is still in play, it wins. When none is, or only bots, the match is abandoned.',
  seatsOne: 'With one key you play at one table at a time. You may watch from another window.',
  seatsStart:
    'A match needs two taken seats; bots count. After a change of options the start waits five seconds.',
  seatsAway:
    'Before the match, a seat whose player is away for two minutes is emptied. A host away for one minute hands over.',
  seatsKick:
    'The host may remove a player before the match, never during one. Who was removed cannot come back to that table.',
  seatsQuick: 'Quick play takes the fullest open table, or starts a new one with two bots.',
  seatsRematch: 'A rematch keeps the table, its options and the seats of those who are there.',

  historyFolk:
    'Farkle is a folk game: nobody knows who made it, and every family plays it a little differently.',
  historyPrint:
    'The oldest printed rules of its family that we know of are in a book of dice games of 1981. There may be older ones. A close cousin with five special dice, Cosmic Wimpout, is said to have been on sale since 1976.',
  historyName:
    'Reported: the name Farkle was a US trademark from 1982 on. No older use of the name turned up.',
  historyPocket:
    'Charlie and Mary Potter tell that they made the first Original Pocket Farkel, spelled that way, on their kitchen table in 1996, and sold over 8,000 in film cans that year.',
  historyNames:
    'Other names: Ten Thousand, Five Thousand, Zilch, Greed, Hot Dice, Squelch, Zonk; in French le 10 000 or Dix Mille, in German Auf die 5000. Poland knows a cousin with five dice, Tysiąc.',
  historyScreens:
    'Farkle was on handheld computers in 2005, on Facebook by the end of 2009, and since February 2018 Henry plays it for money, under the name Dice, in Kingdom Come: Deliverance.',
  historySolved:
    'Solved by computer for two players: with perfect play by the rules of the Facebook game, whoever begins wins {{chance}} of the matches (Matt Busche, 2016).',
  legends: 'Legends',
  legendAlbert:
    'Legend: Sir Albert Farkle first played it in Iceland in the 14th century. Nobody has shown a record of such a man.',
  legendSettlers:
    'Legend: settlers in Texas carved the dice from dried farkleberries. The shrub exists; the story has no source.',
  legendShips:
    'Legend: it came on French ships in the 1600s, as the leaflet of a maker says. We know of no old source for it.',
} as const;
