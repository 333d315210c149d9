/** The rulebook: what the words of the options and the scoring tables (`rules`, `setup`) do not say by themselves. */
export const rulebook = {
  title: 'Zasady gry',
  place: 'strona {{at}} z {{all}}',
  noSuchPage: 'Nie ma takiej strony. Dostępne strony: {{pages}}.',
  morePages: 'Żeby czytać dalej, wpisz {{command}}. Dostępne strony: {{pages}}.',
  badWidth: 'Szerokość to liczba od {{least}} do {{most}}.',
  badFormat: 'Dostępne formaty: {{formats}}.',
  about: 'Zasady gry w całości albo jedna ich strona.',
  optionWidth: 'ile znaków najwyżej w wierszu, od {{least}} do {{most}}',
  optionFormat: 'w jakiej postaci: {{formats}}',
  keyRead: 'czytaj',
  keyPages: 'inna strona',
  keyContents: 'spis treści',
  keySetUp: 'zagraj tak',
  helpRead: 'Przeczytaj wybraną stronę',
  helpPages: 'Poprzednia albo następna strona',
  helpContents: 'Wszystkie strony zasad gry',
  helpSetUp: 'Załóż stół z tym, o czym mówi ta strona',

  turn: 'Tura i mecz',
  options: 'Opcje stołu',
  time: 'Czas',
  timeMode: 'Tryb czasu: {{mode}}',
  presets: 'Warianty punktacji obok siebie',
  odds: 'Kiedy rzucać, a kiedy bankować',
  seats: 'Przychodzenie i odchodzenie',
  history: 'Skąd wzięła się ta gra',

  option: '{{name}} (domyślnie: {{value}}). {{about}}',
  choice: '{{name}}: {{about}}',
  rangeOr: '{{range}} Albo: {{none}}.',
  colOption: 'Opcja',
  colValue: 'Wartość',
  colCombination: 'Układ',
  colPoints: 'Punkty',
  colExample: 'Przykład',
  colRoll: 'Rzut',
  colHold: 'Odłóż',
  colTotal: 'Suma tury',
  colMost: 'Najwięcej',
  colSplit: 'Z czego',
  colDice: 'Kości',
  colFarkle: 'Farkle',
  colAll: 'Wszystkie',
  colBank: 'Bankuj od',
  examples: 'Przykłady',

  turnBank: 'Bankowanie dodaje sumę tury do twojego wyniku i kończy turę.',
  turnHotFarkle:
    'Farkle w rzucie sześcioma nowymi kośćmi, zaraz po gorących kościach, to gorący farkle. Kosztuje tyle samo.',
  exampleBank: 'Dwa rzuty, a potem suma tury trafia do banku:',
  exampleHot: 'Gorące kości, a potem farkle w rzucie pięcioma pozostałymi. Cała suma tury przepada:',
  exampleApart: 'Kości z różnych rzutów nigdy się nie łączą. Tutaj trzy 5 liczą się każda z osobna:',

  timeServer:
    'Liczy się tylko zegar serwera. Co dotrze przed upływem czasu, jest ważne; co dotrze dokładnie w chwili jego upływu albo później, zostaje odrzucone.',
  timeConnection: 'Zerwane połączenie nie zatrzymuje żadnego zegara.',
  timeStop:
    'Gdy zatrzyma się sam serwer, skończyć może się tylko ten czas, który już biegł. Następna tura po ponownym uruchomieniu ma pełny czas.',
  timeNobody:
    'Po trzech pełnych rundach, w których nikt nic nie zrobił, mecz zostaje przerwany i nikt nie wygrywa.',
  classicRenewed: 'Limit odnawia każdy przyjęty rzut, każde odłożenie i każde bankowanie.',
  classicStop: 'Po zatrzymaniu serwera limit biegnie od nowa, więc nikt nie wypada z gry z powodu przerwy.',
  poolEmpty:
    'Kto nie ma już czasu, nie dostaje kolejnych tur, ale zachowuje punkty w banku i nadal liczy się w klasyfikacji.',
  poolEnd:
    'Mecz kończy się, gdy nikt nie ma już czasu. Ostatni gracz, który jeszcze go ma, może zakończyć mecz wcześniej.',
  matchOvertime:
    'W ciągu tych 90 sekund każda tura, która ma się jeszcze odbyć, dostaje równą część pozostałego czasu albo swój własny limit, jeśli jest krótszy. Nowa ostatnia runda już się nie zaczyna.',
  matchSitOut: 'Bez limitu na turę prowadzący może po prostu przeczekać mecz.',
  turnFarkle: 'Farkle od razu kończy turę. Cel jest konieczny, bo mecz kończą tylko punkty.',

  presetsSame: 'Pominięto tu to, co we wszystkich wariantach jest takie samo.',
  timesTriple: '×{{times}}',
  parlourExtras:
    'Wiele rodzin dodaje do tego wariantu coś od siebie, na co pozwalają też zasady domowe: trzy pary za {{pairs}}, cztery takie same za dwa razy tyle co trzy, pięć za trzy razy tyle, sześć za {{six}}.',
  kcdGame:
    'W tawernach tej gry dwaj gracze stawiają pieniądze i przynoszą własne kości, czasem fałszowane. Druga część dodaje odznaki. Tutaj jest tylko tamta punktacja, a wszystkie kości są uczciwe.',
  kcdNearest:
    'Najbliżej oryginału jest stół z celem {{target}}, typowym dla tamtej gry, z dwoma miejscami i opcją „{{first}}”.',
  kcdBust: 'W angielskiej wersji rzut bez punktów nazywa się tam „bust”.',

  oddsTable:
    'Dla każdej liczby kości: jak często rzut to farkle, jak często punktują wszystkie kości i od jakiej sumy tury bankowanie jest co najmniej tak dobre jak rzut, jeśli liczy się tylko ta tura.',
  oddsAverage: 'Tak grana tura przynosi średnio {{points}}.',
  oddsLess:
    'Na początku tury odkładaj mniej: jeśli w pierwszym rzucie punktują dwie pojedyncze kości, odłóż tylko lepszą. Rzut pięcioma kośćmi jest wart więcej niż punkty, z których rezygnujesz.',
  oddsHot:
    'Po gorących kościach rzucaj dalej, chyba że bankowanie daje wygraną: szansa na farkle przy sześciu kościach to tylko {{chance}}.',
  oddsRow:
    'Jeśli za farkle z rzędu traci się punkty, mały bank jest wart więcej niż same jego punkty: przerywa serię.',
  oddsFinal:
    'W ostatniej rundzie wygrywa tylko najwyższy wynik: dopóki do niego brakuje, nie masz nic do stracenia, więc rzucaj.',
  oddsBehind: 'Gdy masz dużą stratę, bankuj później, niż mówi tabela; gdy wyraźnie prowadzisz, wcześniej.',

  fairSecret: 'Odcisk to SHA-256 sekretu o długości 32 bajtów, nowego w każdym meczu.',
  fairShare: 'W lobby stołu możesz wpisać własne ziarno losu; jeśli tego nie zrobisz, zostanie wylosowane.',
  fairCheck: 'Sprawdzając ręcznie, zacznij od porównania: SHA-256 sekretu musi być równe odciskowi.',
  fairRoll:
    'Bajty rzutu to HMAC-SHA256, w którym kluczem są 32 bajty sekretu, a wiadomością „mecz:ziarna:rzut:blok”: identyfikator meczu, ziarna w kolejności miejsc, rozdzielone przecinkami, numer rzutu, licząc od 1, i bloki od 0 wzwyż, ile ich trzeba.',
  fairByte: 'Bajty od 252 wzwyż są pomijane. Każdy inny daje jedną kość: resztę z dzielenia przez 6 plus 1.',

  seatsKept:
    'Ani zerwane połączenie, ani zamknięte okno, ani Ctrl-C nie odbiera ci miejsca. Zegary biegną dalej.',
  seatsBack:
    'Wróć z tym samym kluczem SSH albo, jako gość, z kodem powrotu: wszystko jest tak, jak było. Liczy się najnowsze połączenie, starsze się zamyka.',
  seatsLeave:
    'Miejsce w meczu oddajesz tylko wtedy, gdy od niego odchodzisz i to potwierdzisz. Twoje punkty zostają w tabeli wyników, poniżej wszystkich, którzy są jeszcze w grze.',
  seatsLast:
    'Gdy w grze zostaje tylko jedno miejsce, to ono wygrywa. Gdy nie zostaje żadne albo są to same boty, mecz zostaje przerwany.',
  seatsOne: 'Z jednym kluczem gra się naraz przy jednym stole. Z drugiego okna możesz oglądać.',
  seatsStart:
    'Mecz wymaga dwóch zajętych miejsc; boty się liczą. Po zmianie opcji trzeba odczekać pięć sekund.',
  seatsAway:
    'Przed meczem miejsce gracza, którego nie ma przez dwie minuty, zostaje zwolnione. Gospodarz, którego nie ma przez minutę, przekazuje swoją rolę.',
  seatsKick:
    'Gospodarz może usunąć gracza przed meczem, nigdy w trakcie. Kto został usunięty, nie wróci do tego stołu.',
  seatsQuick:
    'Szybka gra wybiera otwarty stół, przy którym siedzi najwięcej osób, albo zakłada nowy z dwoma botami.',
  seatsRematch: 'Rewanż zachowuje stół, opcje i miejsca tych, którzy zostali.',

  historyFolk: 'Farkle to gra ludowa: nikt nie wie, kto ją wymyślił, a każda rodzina gra trochę inaczej.',
  historyPrint:
    'Najstarsze znane nam drukowane zasady gry z tej rodziny pochodzą z książki o grach w kości z 1981 roku. Mogą istnieć starsze. Bliska krewna na pięć specjalnych kości, Cosmic Wimpout, jest podobno w sprzedaży od 1976 roku.',
  historyName:
    'Podobno nazwa Farkle była w USA znakiem towarowym od 1982 roku. Starszego użycia tej nazwy nie znaleźliśmy.',
  historyPocket:
    'Charlie i Mary Potterowie opowiadają, że pierwszą grę Original Pocket Farkel (tak pisaną) zrobili w 1996 roku przy kuchennym stole i jeszcze w tym samym roku sprzedali ponad 8 000 sztuk w pudełkach po filmach do aparatu.',
  historyNames:
    'Inne nazwy to Ten Thousand, Five Thousand, Zilch, Greed, Hot Dice, Squelch, Zonk; po francusku le 10 000 albo Dix Mille, po niemiecku Auf die 5000. W Polsce znana jest pokrewna gra na pięć kości, Tysiąc.',
  historyScreens:
    'Gra Farkle była w 2005 roku na komputerach kieszonkowych, pod koniec 2009 roku na Facebooku, a od lutego 2018 roku jest w Kingdom Come: Deliverance: tam Henryk gra w nią na pieniądze, pod nazwą „kości”.',
  historySolved:
    'Grę dla dwóch osób rozwiązano komputerowo: przy doskonałej grze według zasad z Facebooka ten, kto zaczyna, wygrywa {{chance}} meczów (Matt Busche, 2016).',
  legends: 'Legendy',
  legendAlbert:
    'Legenda: pierwszy grał w nią sir Albert Farkle w XIV wieku na Islandii. Nikt nie wskazał żadnego śladu po kimś takim.',
  legendSettlers:
    'Legenda: osadnicy w Teksasie wycinali kości z suszonych jagód krzewu zwanego farkleberry. Krzew istnieje, opowieść nie ma źródła.',
  legendShips:
    'Legenda: gra przypłynęła w XVII wieku na francuskich statkach, jak głosi ulotka jednego z producentów. Nie znamy na to żadnego dawnego źródła.',
} as const;
