/**
 * The line-by-line face, as it is read aloud: whole sentences without signs. Words of commands (roll, hold, help …) are
 * the same in every language.
 */
export const plain = {
  welcome: 'Farkle, ligne par ligne. Tapez help pour les commandes, quit pour partir.',
  askName: 'Tapez votre nom.',
  youAre: 'Votre nom est {{name}}.',
  code: 'Vous jouez en mode invité. Votre code de reprise est {{code}} : il vous rend votre place depuis n’importe quel ordinateur.',
  noCode: 'Vous n’avez pas besoin de code : votre clé SSH vous rend votre place.',
  inLobby_one:
    'Vous êtes dans le salon, avec {{count}} table ouverte. Tapez play pour jouer tout de suite, tables pour la liste.',
  inLobby_many:
    'Vous êtes dans le salon, avec {{count}} de tables ouvertes. Tapez play pour jouer tout de suite, tables pour la liste.',
  inLobby_other:
    'Vous êtes dans le salon, avec {{count}} tables ouvertes. Tapez play pour jouer tout de suite, tables pour la liste.',
  seatKept: 'Votre place à la table {{table}} vous attend : tapez back pour la retrouver.',
  noSeatKept: 'Aucune place ne vous attend.',
  noTables:
    'Aucune table n’est encore ouverte. Tapez play pour jouer contre des bots, new pour créer votre propre table.',
  whichTable: 'Tapez aussi le nom ou le code de la table.',
  tableRow:
    '{{name}} : {{preset}}, {{target}}, {{time}}, places prises : {{taken}} sur {{seats}}, {{state}}.',
  atTable: 'Vous êtes à la table {{table}}, à la place {{seat}} : {{played}}.',
  watchers_one: '{{count}} personne regarde.',
  watchers_many: '{{count}} de personnes regardent.',
  watchers_other: '{{count}} personnes regardent.',
  here_one: '{{count}} joueur est ici : {{names}}.',
  here_many: '{{count}} de joueurs sont ici : {{names}}.',
  here_other: '{{count}} joueurs sont ici : {{names}}.',
  watching: 'Vous regardez la table {{table}} : {{played}}.',
  flagged: '{{what}} ({{flags}})',
  seat: 'Place {{seat}} : {{who}}.',
  scored: '{{name}}, {{points}}',
  ranked: 'Rang {{rank}} : {{who}}.',
  rematchHost: 'Tapez rematch pour rejouer.',

  // One's own turn
  yourTurn: 'À vous de jouer, avec un score de {{banked}} : tapez roll.',
  dice: 'Sur la table : {{dice}}. Total du tour : {{total}}.',
  diceAside: 'Sur la table : {{dice}}. De côté : {{aside}}. Total du tour : {{total}}.',
  mayHold: 'Vous pouvez garder {{holds}}.',
  holdWorth: '{{dice}} pour {{points}}',
  moreHolds_one: '{{count}} autre choix',
  moreHolds_many: '{{count}} d’autres choix',
  moreHolds_other: '{{count}} autres choix',
  bestBank: 'Garder le meilleur et encaisser donne {{total}} : vous auriez {{banked}}.',
  holding: 'Vous avez choisi {{dice}} pour {{points}} : {{split}}.',
  rollRest_one: 'Tapez roll pour les garder et lancer {{count}} dé.',
  rollRest_many: 'Tapez roll pour les garder et lancer {{count}} de dés.',
  rollRest_other: 'Tapez roll pour les garder et lancer {{count}} dés.',
  rollFresh: 'Dés chauds : tapez roll pour relancer six dés.',
  bankNow: 'Tapez bank pour encaisser {{total}} : vous auriez {{banked}}.',
  notFaces: 'Indiquez les faces des dés, par exemple 1 5, ou bien best, all ou none.',
  notThere: 'Ces dés ne sont pas là. Sur la table : {{dice}}.',

  // Time
  yourTime: 'Il vous reste {{time}}.',
  theirTime: 'Temps restant pour {{name}} : {{time}}.',
  matchLeft: 'La partie finit dans {{time}}.',
  overtimeLeft: 'Le temps additionnel finit dans {{time}}.',
  noLimit: 'Rien n’est limité en ce moment.',

  // Questions
  yesOrNo: '{{question}} Tapez oui ou non.',
  nothingDone: 'Rien n’a été fait.',
  setupHow:
    'Une question par option. Une ligne vide garde la valeur, ? l’explique, back revient à la précédente, done garde le reste, cancel abandonne.',
  askText: '{{label}} ? En ce moment : {{value}}.',
  askChoice: '{{label}} ? {{choices}}. En ce moment : {{value}}.',
  askNumber: '{{label}} ? {{range}} En ce moment : {{value}}.',
  askNumberOrNone: '{{label}} ? {{range}} 0 veut dire {{none}}. En ce moment : {{value}}.',
  choice: '{{number}} {{word}}',
  badChoice: 'Choisissez parmi : {{choices}}.',
  option: '{{name}} : {{value}}',
  canChange: 'Tapez options change pour les changer.',

  // Settings
  setting: 'Réglage {{setting}} : {{value}}. {{about}}',
  settingHow: 'Tapez settings, un de ces mots et sa nouvelle valeur, par exemple : settings bell off.',
  noSuchSetting: 'Réglages possibles : {{settings}}.',
  settingValues: 'Valeurs possibles de {{setting}} : {{values}}.',
  language: '{{code}} {{name}}',
  languages: 'Langues possibles : {{languages}}.',

  // Commands
  unknown: 'La commande {{word}} n’existe pas. Tapez help pour avoir la liste.',
  tooMany_one: 'Cela faisait plus de {{count}} ligne à la fois. La suite n’est pas lue.',
  tooMany_many: 'Cela faisait plus de {{count}} de lignes à la fois. La suite n’est pas lue.',
  tooMany_other: 'Cela faisait plus de {{count}} lignes à la fois. La suite n’est pas lue.',
  helpLine: '{{usage}} : {{about}}.',
  helpAll:
    'Tapez help et une commande pour en savoir plus sur elle, help all pour les commandes de tous les endroits.',
  aboutRoll: 'Garder les dés indiqués ou déjà choisis, et lancer le reste',
  aboutHold: 'Choisir des dés et entendre ce qu’ils valent ; sans dés, entendre ce qui peut être gardé',
  aboutBank: 'Garder les dés indiqués ou déjà choisis, et encaisser le total du tour',
  moreDice:
    'Les dés se nomment par leurs faces, dans n’importe quel ordre, par exemple 1 5 ou 555 ; best prend le plus de points, all tous les dés, none les repose.',
  aboutDice: 'Les dés sur la table et ce qu’on peut en faire',
  aboutScore: 'Les points de chacun',
  aboutTime: 'Le temps qui reste',
  aboutFinish: 'Finir une partie où vous seul avez encore du temps (avec confirmation)',
  aboutWait: 'Pour les scripts : la ligne suivante est lue à votre tour ou à la fin de la partie',
  aboutPlay: 'Jouer tout de suite : à votre place, à une table ouverte ou à une nouvelle avec des bots',
  aboutTables: 'Les tables ouvertes',
  aboutJoin: 'S’asseoir à une table, par son nom ou son code',
  aboutWatch: 'Regarder une table, par son nom ou son code',
  aboutWho: 'Qui est ici',
  aboutSit: 'Prendre une place libre à la table que vous regardez',
  aboutKick: 'Retirer de la table un bot ou un joueur (hôte)',
  aboutLock: 'Ne plus laisser personne s’asseoir (hôte)',
  aboutUnlock: 'Laisser de nouveau s’asseoir (hôte)',
  aboutOptions: 'Ce qui se joue ici ; avec change, d’autres options (hôte)',
  aboutEntropy: 'L’empreinte des dés et votre part de hasard ; avec un texte, une autre part',
  aboutLog: 'Ce qui vient de se passer',
  aboutLobby: 'Retourner au salon ; en pleine partie, votre place est conservée (avec confirmation)',
  aboutStatus: 'Où vous êtes et ce qui se passe',
  aboutName: 'Votre nom, ou un autre',
  aboutCode: 'Le code qui rend sa place à un invité',
  aboutResume: 'Redevenir l’invité à qui appartient un code',
  aboutLang: 'La langue de tout ce que dit le jeu',
  aboutSettings: 'Vos réglages, ou une autre valeur pour l’un d’eux',
  aboutHelp: 'Les commandes, ou l’une d’elles',
} as const;
