/** The rulebook: what the words of the options and the scoring tables (`rules`, `setup`) do not say by themselves. */
export const rulebook = {
  title: 'Cartea regulilor',
  place: 'pagina {{at}} din {{all}}',
  noSuchPage: 'Pagina aceasta nu există. Paginile sunt: {{pages}}.',
  morePages: 'Pentru mai mult, scrie {{command}}. Paginile sunt: {{pages}}.',
  badWidth: 'Lățimea este un număr de la {{least}} la {{most}}.',
  badFormat: 'Formatele sunt: {{formats}}.',
  about: 'Cartea regulilor sau o pagină din ea.',
  optionWidth: 'lungimea maximă a rândurilor, de la {{least}} la {{most}} caractere',
  optionFormat: 'cum se scrie: {{formats}}',
  keyRead: 'citește',
  keyPages: 'altă pagină',
  keyContents: 'cuprins',
  keySetUp: 'joacă așa',
  helpRead: 'Citește pagina aleasă',
  helpPages: 'Pagina dinainte sau cea de după',
  helpContents: 'Toate paginile din cartea regulilor',
  helpSetUp: 'Pregătește o masă după pagina aceasta',

  turn: 'O tură și un meci',
  options: 'Opțiunile unei mese',
  time: 'Timp',
  timeMode: 'Timp: {{mode}}',
  presets: 'Variantele de punctaj comparate',
  odds: 'Când arunci, când pui la bancă',
  seats: 'Cine vine și cine pleacă',
  history: 'De unde vine jocul',

  option: '{{name}} (implicit: {{value}}). {{about}}',
  choice: '{{name}}: {{about}}',
  rangeOr: '{{range}} Sau: {{none}}.',
  colOption: 'Opțiune',
  colValue: 'Valoare',
  colCombination: 'Combinație',
  colPoints: 'Puncte',
  colExample: 'Exemplu',
  colRoll: 'Aruncare',
  colHold: 'Păstrează',
  colTotal: 'Totalul turei',
  colMost: 'Maximum',
  colSplit: 'Din ce',
  colDice: 'Zaruri',
  colFarkle: 'Farkle',
  colAll: 'Punctează toate',
  colBank: 'La bancă de la',
  examples: 'Exemple',

  turnBank: 'Punerea la bancă adaugă totalul turei la scorul tău, apoi e rândul următorului jucător.',
  turnHotFarkle:
    'Un farkle cu cele șase zaruri noi de după zaruri fierbinți se numește farkle fierbinte. Costă la fel.',
  exampleBank: 'Două aruncări, apoi totalul turei ajunge la bancă:',
  exampleHot:
    'Zaruri fierbinți, apoi farkle cu cele cinci zaruri rămase. Se pierde tot ce s-a strâns în tură:',
  exampleApart:
    'Zarurile din aruncări diferite nu se combină niciodată. Aici, cele trei zaruri de 5 se numără separat, câte un 5:',

  timeServer:
    'Contează doar ceasul serverului. Ce sosește înainte de termen este acceptat; ce sosește la termen sau după el este refuzat.',
  timeConnection: 'O conexiune pierdută nu oprește niciun ceas.',
  timeStop:
    'Dacă se oprește chiar serverul, poate expira doar timpul care curgea în acel moment. Tura de după repornire are tot timpul la dispoziție.',
  timeNobody:
    'După trei runde întregi în care nimeni nu a făcut nimic, meciul este abandonat și nu câștigă nimeni.',
  classicRenewed: 'De câte ori arunci, păstrezi sau pui la bancă, limita începe din nou.',
  classicStop:
    'După o oprire a serverului, limita începe din nou, așa că nimeni nu e scos din meci din cauza opririi.',
  poolEmpty:
    'Cine rămâne fără timp nu mai are ture, dar își păstrează punctele de la bancă și locul în clasament.',
  poolEnd:
    'Când nimeni nu mai are timp, meciul se termină. Ultimul care mai are timp poate încheia meciul mai devreme.',
  matchOvertime:
    'În cele 90 de secunde, turele care mai urmează își împart egal timpul rămas; unde limita turei e mai scurtă, contează ea. Nu mai începe nicio rundă finală.',
  matchSitOut: 'Dacă turele nu au limită, cine conduce poate trage de timp până la final.',
  turnFarkle:
    'Un farkle încheie tura imediat. Ținta este obligatorie, pentru că doar punctele duc la finalul meciului.',

  presetsSame: 'Ce este la fel în toate nu apare aici.',
  timesTriple: '×{{times}}',
  parlourExtras:
    'Multe familii mai adaugă la acest tabel, cum permit și regulile casei: trei perechi, {{pairs}}; patru la fel, de două ori trei la fel; cinci la fel, de trei ori; șase la fel, {{six}}.',
  kcdGame:
    'În tavernele din joc, doi jucători pariază bani și vin cu zarurile lor, unele măsluite. Al doilea joc adaugă insigne. Aici am luat doar punctajul, iar toate zarurile sunt cinstite.',
  kcdNearest:
    'Cel mai aproape de joc: ținta {{target}}, cea obișnuită acolo, două locuri și opțiunea „{{first}}”.',
  kcdBust: 'Acolo, o aruncare fără puncte se numește „bust”.',

  oddsTable:
    'Pentru fiecare număr de zaruri: cât de des iese farkle, cât de des punctează toate și de la ce total al turei punerea la bancă e cel puțin la fel de bună ca aruncarea, dacă te gândești doar la tura aceasta.',
  oddsAverage: 'O tură jucată așa aduce în medie {{points}}.',
  oddsLess:
    'La început păstrează mai puțin: dacă la prima aruncare ai două zaruri care punctează fiecare singur, păstrează-l doar pe cel mai bun. Cinci zaruri de aruncat valorează mai mult decât punctele la care renunți.',
  oddsHot:
    'După zaruri fierbinți mai aruncă, dacă punerea la bancă nu îți aduce victoria: cu șase zaruri, farkle iese doar în {{chance}} din cazuri.',
  oddsRow:
    'Dacă mai multe farkle consecutive costă puncte, o sumă mică pusă la bancă valorează mai mult decât pare: întrerupe șirul.',
  oddsFinal:
    'În runda finală câștigă doar cine are cel mai mult la bancă: cât timp ai mai puțin, nu ai nimic de pierdut, așa că aruncă.',
  oddsBehind:
    'Dacă ai rămas mult în urmă, pune la bancă mai târziu decât spune tabelul; dacă ești mult în față, mai devreme.',

  fairSecret: 'Amprenta este SHA-256 al unui secret de 32 de octeți, altul la fiecare meci.',
  fairShare: 'În lobby-ul unei mese îți poți scrie partea de noroc; altfel se trage una la întâmplare.',
  fairCheck: 'Ca să verifici chiar tu, compară întâi: SHA-256 al secretului trebuie să fie amprenta.',
  fairRoll:
    'Octeții unei aruncări sunt HMAC-SHA256, cu cei 32 de octeți ai secretului drept cheie și mesajul „meci:părți:aruncare:bloc”: identificatorul meciului, părțile de noroc în ordinea locurilor, cu virgule între ele, numărul aruncării, începând cu 1, și blocuri începând cu 0, câte trebuie.',
  fairByte:
    'Octeții de la 252 în sus se sar. Din fiecare octet rămas iese un zar: restul împărțirii la 6, plus 1.',

  seatsKept:
    'Dacă pierzi conexiunea, închizi fereastra sau apeși Ctrl-C, locul îți rămâne. Ceasurile merg mai departe.',
  seatsBack:
    'Revii cu aceeași cheie SSH sau, ca oaspete, cu codul de revenire: găsești totul cum era. Contează conexiunea cea mai nouă, iar cea veche se închide.',
  seatsLeave:
    'Într-un meci, pierzi locul doar dacă pleci și confirmi. Punctele îți rămân pe tabelă, sub toți cei aflați încă în joc.',
  seatsLast:
    'Dacă în joc rămâne un singur loc, acela câștigă. Dacă nu rămâne niciunul sau rămân doar boți, meciul este abandonat.',
  seatsOne:
    'Cu o cheie joci la o singură masă în același timp. Poți urmări altă masă dintr-o altă fereastră.',
  seatsStart:
    'Un meci cere două locuri ocupate; se numără și boții. După ce se schimbă opțiunile, meciul mai așteaptă cinci secunde.',
  seatsAway:
    'Înainte de meci, un loc se eliberează dacă jucătorul lipsește două minute. O gazdă care lipsește un minut predă rolul altcuiva.',
  seatsKick:
    'Gazda poate scoate un jucător înainte de meci, niciodată în timpul lui. Cine a fost scos nu se mai poate întoarce la acea masă.',
  seatsQuick: 'Jocul rapid alege cea mai plină masă deschisă sau pornește una nouă, cu doi boți.',
  seatsRematch: 'Revanșa păstrează masa, opțiunile ei și locurile celor prezenți.',

  historyFolk:
    'Farkle este un joc popular: nimeni nu știe cine l-a născocit, iar fiecare familie îl joacă puțin altfel.',
  historyPrint:
    'Cele mai vechi reguli tipărite din familia lui pe care le cunoaștem se află într-o carte despre jocuri de zaruri din 1981. Poate că există și altele mai vechi. O rudă apropiată, cu cinci zaruri speciale, Cosmic Wimpout, s-ar vinde încă din 1976.',
  historyName:
    'Se spune că numele Farkle a fost marcă înregistrată în SUA din 1982. Nu s-a găsit nicio folosire mai veche a numelui.',
  historyPocket:
    'Charlie și Mary Potter povestesc că au făcut primul Original Pocket Farkel, scris chiar așa, pe masa din bucătărie, în 1996, și că în acel an au vândut peste 8.000 de bucăți, ambalate în cutiuțe de film foto.',
  historyNames:
    'Alte nume: Ten Thousand, Five Thousand, Zilch, Greed, Hot Dice, Squelch, Zonk; în franceză, le 10 000 sau Dix Mille; în germană, Auf die 5000. În Polonia există o rudă cu cinci zaruri, Tysiąc.',
  historyScreens:
    'Farkle a ajuns pe calculatoarele de buzunar în 2005 și pe Facebook până la sfârșitul lui 2009, iar din februarie 2018 îl joacă pe bani Henry, sub numele Dice, în Kingdom Come: Deliverance.',
  historySolved:
    'Rezolvat pe calculator pentru doi jucători: dacă ambii joacă perfect, după regulile jocului de pe Facebook, cine începe câștigă {{chance}} din meciuri (Matt Busche, 2016).',
  legends: 'Legende',
  legendAlbert:
    'Legendă: primul l-ar fi jucat Sir Albert Farkle, în Islanda, în secolul al XIV-lea. Nimeni nu a arătat vreun document despre un asemenea om.',
  legendSettlers:
    'Legendă: coloniștii din Texas ar fi cioplit zarurile din fructe uscate de „farkleberry”. Arbustul există; povestea nu are nicio sursă.',
  legendShips:
    'Legendă: ar fi venit pe corăbii franceze în secolul al XVII-lea, cum scrie în pliantul unui producător. Nu cunoaștem nicio sursă veche pentru asta.',
} as const;
