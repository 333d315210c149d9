/** The rulebook: what the words of the options and the scoring tables (`rules`, `setup`) do not say by themselves. */
export const rulebook = {
  title: 'Règles du jeu',
  place: 'page {{at}} sur {{all}}',
  noSuchPage: 'Cette page n’existe pas. Les pages sont : {{pages}}.',
  morePages: 'Pour la suite, tapez {{command}}. Les pages sont : {{pages}}.',
  badWidth: 'La largeur est un nombre de {{least}} à {{most}}.',
  badFormat: 'Formats possibles : {{formats}}.',
  about: 'Les règles du jeu, ou une de leurs pages.',
  optionWidth: 'nombre maximal de caractères par ligne, de {{least}} à {{most}}',
  optionFormat: 'la forme du texte : {{formats}}',
  keyRead: 'lire',
  keyPages: 'autre page',
  keyContents: 'sommaire',
  keySetUp: 'jouer ainsi',
  helpRead: 'Lire la page choisie',
  helpPages: 'La page d’avant ou celle d’après',
  helpContents: 'Toutes les pages des règles',
  helpSetUp: 'Préparer une table avec ce dont parle cette page',

  turn: 'Le tour et la partie',
  options: 'Les options d’une table',
  time: 'Le temps',
  timeMode: 'Gestion du temps : {{mode}}',
  presets: 'Les barèmes côte à côte',
  odds: 'Quand relancer, quand encaisser',
  seats: 'Arriver et repartir',
  history: 'D’où vient le jeu',

  option: '{{name}} (par défaut : {{value}}). {{about}}',
  choice: '{{name}} : {{about}}',
  rangeOr: '{{range}} Ou bien : {{none}}.',
  colOption: 'Option',
  colValue: 'Valeur',
  colCombination: 'Combinaison',
  colPoints: 'Points',
  colExample: 'Exemple',
  colRoll: 'Lancer',
  colHold: 'Garder',
  colTotal: 'Total du tour',
  colMost: 'Maximum',
  colSplit: 'Composé de',
  colDice: 'Dés lancés',
  colFarkle: 'Farkle',
  colAll: 'Tous marquent',
  colBank: 'Encaisser dès',
  examples: 'Exemples',

  turnBank: 'Encaisser ajoute le total du tour à votre score, et le tour passe au joueur suivant.',
  turnHotFarkle:
    'Un farkle avec les six dés relancés après des dés chauds s’appelle un farkle brûlant. Il coûte la même chose.',
  exampleBank: 'Deux lancers, puis le total du tour est encaissé :',
  exampleHot:
    'Des dés chauds, puis un farkle avec les cinq dés qui restent. Tout le total du tour est perdu :',
  exampleApart: 'Les dés de lancers différents ne se combinent jamais. Ici, trois 5 restent des 5 isolés :',

  timeServer:
    'Seule l’horloge du serveur compte. Ce qui arrive avant l’échéance est accepté ; ce qui arrive à l’échéance ou après est refusé.',
  timeConnection: 'Une connexion perdue n’arrête aucune horloge.',
  timeStop:
    'Si le serveur lui-même s’arrête, seul le temps qui courait à ce moment-là a pu s’épuiser. Après le redémarrage, le tour suivant dispose de tout son temps.',
  timeNobody:
    'Après trois manches entières où personne n’a rien fait, la partie est abandonnée et personne ne gagne.',
  classicRenewed: 'La limite repart de zéro à chaque action acceptée : lancer, garder ou encaisser.',
  classicStop:
    'Après un arrêt du serveur, la limite repart de zéro : personne n’est exclu à cause de cet arrêt.',
  poolEmpty:
    'Le joueur qui n’a plus de temps n’a plus de tours non plus, mais il garde ses points encaissés et figure toujours au classement.',
  poolEnd:
    'Quand plus personne n’a de temps, la partie se termine. Le dernier joueur qui en a encore peut la finir plus tôt.',
  matchOvertime:
    'Pendant ces 90 secondes, chaque tour encore à jouer reçoit une part égale du temps qui reste, ou sa propre limite si elle est plus courte. Aucune nouvelle dernière manche ne commence.',
  matchSitOut:
    'Si les tours n’ont pas de limite, le joueur en tête peut laisser filer le temps sans plus rien faire.',
  turnFarkle:
    'Un farkle met fin au tour sur-le-champ. Un objectif est nécessaire, car seuls les points mettent fin à la partie.',

  presetsSame: 'Ce qui est pareil dans tous les barèmes n’est pas répété ici.',
  timesTriple: '×{{times}}',
  parlourExtras:
    'Bien des familles complètent ce barème, comme le permettent les règles maison : trois paires à {{pairs}}, carré à deux fois le brelan, cinq identiques à trois fois, six identiques à {{six}}.',
  kcdGame:
    'Dans les tavernes du jeu vidéo, deux joueurs misent de l’argent et apportent leurs propres dés, parfois pipés. Le second épisode y ajoute des insignes. Ici, on n’en retient que le barème, et tous les dés sont honnêtes.',
  kcdNearest:
    'Au plus près du jeu : un objectif de {{target}}, habituel là-bas, deux places, et l’option « {{first}} ».',
  kcdBust: 'Là-bas, un lancer sans point s’appelle un « bust ».',

  oddsTable:
    'Selon le nombre de dés : la fréquence d’un farkle, celle d’un lancer où tous les dés marquent, et le total du tour à partir duquel encaisser vaut au moins autant que relancer, si l’on ne considère que ce tour.',
  oddsAverage: 'Un tour joué de cette façon rapporte en moyenne {{points}}.',
  oddsLess:
    'Au début, gardez moins : si deux dés isolés marquent au premier lancer, ne gardez que le meilleur des deux. Relancer cinq dés vaut plus que les points ainsi laissés.',
  oddsHot:
    'Après des dés chauds, relancez, sauf si encaisser vous fait gagner : six dés ne donnent un farkle que dans {{chance}} des cas.',
  oddsRow:
    'Là où des farkles d’affilée coûtent des points, un petit encaissement vaut plus que son total : il rompt la série.',
  oddsFinal:
    'Dans la dernière manche, seul le score le plus élevé gagne : en dessous, il n’y a rien à perdre, donc relancez.',
  oddsBehind: 'Loin derrière, encaissez plus tard que ne le dit le tableau ; loin devant, plus tôt.',

  fairSecret: 'L’empreinte est le SHA-256 d’un secret de 32 octets, renouvelé à chaque partie.',
  fairShare:
    'Avant la partie, à la table, tapez votre propre part de hasard ; sans cela, une part est tirée au sort.',
  fairCheck: 'Pour vérifier à la main, comparez d’abord : le SHA-256 du secret doit être égal à l’empreinte.',
  fairRoll:
    'Les octets d’un lancer sont le HMAC-SHA256 qui a pour clé les 32 octets du secret et pour message « partie:parts:lancer:bloc » : l’identifiant de la partie, les parts dans l’ordre des places, séparées par des virgules, le numéro du lancer à partir de 1, et des blocs numérotés à partir de 0, autant qu’il en faut.',
  fairByte:
    'Les octets à partir de 252 sont sautés. Chaque autre octet donne un dé : le reste de sa division par 6, plus 1.',

  seatsKept:
    'Perdre la connexion, fermer la fenêtre ou taper Ctrl-C ne fait pas perdre la place. Les horloges continuent.',
  seatsBack:
    'Revenez avec la même clé SSH, ou en invité avec votre code de reprise : tout est comme avant. La connexion la plus récente compte, l’ancienne se ferme.',
  seatsLeave:
    'Pendant une partie, vous ne renoncez à votre place qu’en quittant la table, après confirmation. Vos points restent affichés, classés après tous ceux qui sont encore en jeu.',
  seatsLast:
    'Quand il ne reste qu’une place en jeu, elle gagne. Quand il n’en reste aucune, ou seulement des bots, la partie est abandonnée.',
  seatsOne:
    'Avec une même clé, on joue à une seule table à la fois. On peut en regarder une autre dans une autre fenêtre.',
  seatsStart:
    'Pour une partie, il faut deux places prises ; les bots comptent. Après un changement d’options, le départ attend cinq secondes.',
  seatsAway:
    'Avant la partie, une place se libère quand son joueur est hors ligne depuis deux minutes. L’hôte hors ligne depuis une minute passe la main.',
  seatsKick:
    'L’hôte peut renvoyer un joueur avant la partie, jamais pendant. Le joueur renvoyé ne peut pas revenir à cette table.',
  seatsQuick:
    'La partie rapide choisit la table ouverte la plus remplie, ou en commence une nouvelle avec deux bots.',
  seatsRematch: 'Une revanche garde la table, ses options et les places des joueurs présents.',

  historyFolk:
    'Le farkle est un jeu de tradition populaire : personne ne sait qui l’a inventé, et chaque famille y joue un peu à sa façon.',
  historyPrint:
    'Les plus anciennes règles imprimées de sa famille que nous connaissions figurent dans un livre de jeux de dés de 1981. Il peut en exister de plus anciennes. Un proche cousin à cinq dés spéciaux, Cosmic Wimpout, serait en vente depuis 1976.',
  historyName:
    'Le nom Farkle aurait été déposé comme marque aux États-Unis dès 1982. Nous n’en avons pas trouvé d’emploi plus ancien.',
  historyPocket:
    'Charlie et Mary Potter racontent avoir fabriqué sur leur table de cuisine, en 1996, le premier Original Pocket Farkel, avec cette orthographe, et en avoir vendu cette année-là plus de 8 000, dans des boîtes de pellicule.',
  historyNames:
    'Autres noms : Ten Thousand, Five Thousand, Zilch, Greed, Hot Dice, Squelch, Zonk ; en français le 10 000 ou Dix Mille, en allemand Auf die 5000. La Pologne a un cousin à cinq dés, Tysiąc.',
  historyScreens:
    'Le farkle était sur ordinateur de poche en 2005, sur Facebook dès la fin de 2009, et depuis février 2018 dans Kingdom Come: Deliverance, où Henry y joue pour de l’argent ; le jeu s’y appelle Dés.',
  historySolved:
    'À deux joueurs, le jeu est résolu par ordinateur : si chacun joue parfaitement, selon les règles de la version Facebook, celui qui commence gagne {{chance}} des parties (Matt Busche, 2016).',
  legends: 'Légendes',
  legendAlbert:
    'Légende : Sir Albert Farkle y aurait joué le premier, en Islande, au XIVe siècle. Personne n’a montré la moindre trace d’un tel homme.',
  legendSettlers:
    'Légende : des colons du Texas auraient taillé les dés dans des baies séchées de farkleberry. L’arbuste existe ; l’histoire n’a pas de source.',
  legendShips:
    'Légende : le jeu serait venu sur des navires français au XVIIe siècle, dit la notice d’un fabricant. Nous ne connaissons aucune source ancienne.',
} as const;
