/** The rulebook: what the words of the options and the scoring tables (`rules`, `setup`) do not say by themselves. */
export const rulebook = {
  title: 'Kural kitabı',
  place: 'sayfa {{at}}/{{all}}',
  noSuchPage: 'Böyle bir sayfa yok. Sayfalar: {{pages}}.',
  morePages: 'Devamı için {{command}} yaz. Sayfalar: {{pages}}.',
  badWidth: 'Genişlik bir sayıdır: en az {{least}}, en çok {{most}}.',
  badFormat: 'Biçimler: {{formats}}.',
  about: 'Kural kitabı ya da tek bir sayfası.',
  optionWidth: 'satırda en çok bu kadar karakter, {{least}} ile {{most}} arası',
  optionFormat: 'hangi biçimde yazılacağı: {{formats}}',
  keyRead: 'oku',
  keyPages: 'başka sayfa',
  keyContents: 'içindekiler',
  keySetUp: 'bununla oyna',
  helpRead: 'Seçili sayfayı oku',
  helpPages: 'Önceki ya da sonraki sayfa',
  helpContents: 'Kural kitabının bütün sayfaları',
  helpSetUp: 'Bu sayfada anlatılanla bir masa kurmaya başla',

  turn: 'Bir el ve bir maç',
  options: 'Masa seçenekleri',
  time: 'Süre',
  timeMode: 'Süre modu: {{mode}}',
  presets: 'Puan tabloları yan yana',
  odds: 'Ne zaman atmalı, ne zaman bankalamalı',
  seats: 'Gelmek, gitmek, geri dönmek',
  history: 'Oyun nereden geliyor',

  option: '{{name}} (varsayılan: {{value}}). {{about}}',
  choice: '{{name}}: {{about}}',
  rangeOr: '{{range}} Ya da: {{none}}.',
  colOption: 'Seçenek',
  colValue: 'Değer',
  colCombination: 'Kombinasyon',
  colPoints: 'Puan',
  colExample: 'Örnek',
  colRoll: 'Atış',
  colHold: 'Ayır',
  colTotal: 'El toplamı',
  colMost: 'En çok puan',
  colSplit: 'Nasıl',
  colDice: 'Atılan zar',
  colFarkle: 'Farkle',
  colAll: 'Hepsi puan getirir',
  colBank: 'Bankala (en az)',
  examples: 'Örnekler',

  turnBank: 'Bankalayınca el toplamı puanına eklenir ve sıra sonraki oyuncuya geçer.',
  turnHotFarkle:
    'Sıcak zardan sonra yeniden atılan altı zarla farkle gelirse buna sıcak farkle denir. Kaybı aynıdır.',
  exampleBank: 'İki atış, ardından el toplamı bankalanır:',
  exampleHot: 'Önce sıcak zar, sonra kalan beş zarla farkle. Bütün el toplamı gider:',
  exampleApart: 'Farklı atışların zarları birleşmez. Burada üç tane 5, tek 5 olarak kalır:',

  timeServer:
    'Yalnız sunucunun saati geçerlidir. Süre dolmadan ulaşan hamle kabul edilir; tam dolduğu anda ya da sonra ulaşan geri çevrilir.',
  timeConnection: 'Bağlantının kopması hiçbir saati durdurmaz.',
  timeStop:
    'Sunucu durursa yalnız o sırada işleyen süre dolmuş olabilir. Sunucu yeniden açıldıktan sonra başlayan elin süresi tamdır.',
  timeNobody: 'Üst üste üç tam turda kimse hiçbir şey yapmazsa maç yarıda kalır ve kazanan olmaz.',
  classicRenewed: 'Kabul edilen her atma, ayırma ya da bankalama süreyi yeniler.',
  classicStop: 'Sunucu durup açılınca süre baştan başlar; böylece kimse bu duruş yüzünden çıkarılmaz.',
  poolEmpty: 'Süresi kalmayan oyuncuya artık sıra gelmez, ama banka puanı durur ve sıralamaya girer.',
  poolEnd: 'Kimsenin süresi kalmayınca maç biter. Süresi kalan son oyuncu maçı erken bitirebilir.',
  matchOvertime:
    'Bu 90 saniyede, oynanacak her el kalan süreden eşit pay alır; el süresi sınırı daha kısaysa o geçerlidir. Yeni bir son tur başlamaz.',
  matchSitOut: 'El süresi sınırı yoksa önde olan, maçın sonunu bekleyebilir.',
  turnFarkle: 'Farkle, eli hemen bitirir. Hedef zorunludur, çünkü maçı yalnız puan bitirir.',

  presetsSame: 'Hepsinde aynı olanlar burada gösterilmez.',
  timesTriple: '×{{times}}',
  parlourExtras:
    'Birçok aile bu tabloya ekleme yapar, ev kurallarıyla sen de yapabilirsin: üç çift {{pairs}}, dörtlü üçlünün iki katı, beşli üç katı, altılı {{six}}.',
  kcdGame:
    'O oyunun hanlarında iki oyuncu parasına oynar ve kendi zarlarını getirir; bazıları hilelidir. İkinci oyunda bir de rozetler vardır. Burada yalnız puan tablosu var ve bütün zarlar adil.',
  kcdNearest:
    'Oradakine en yakın masa: {{target}} puanlık hedef (orada olağan olan budur), iki koltuk ve “{{first}}” seçeneği.',
  kcdBust: 'Orada puan getirmeyen atışın İngilizce adı “bust”.',

  oddsTable:
    'Her zar sayısı için: atışın hangi sıklıkla farkle geldiği, hangi sıklıkla bütün zarların puan getirdiği ve yalnız bu el düşünülürse bankalamanın hangi el toplamından başlayarak atmaktan geri kalmadığı.',
  oddsAverage: 'Böyle oynanan bir el ortalama {{points}} getirir.',
  oddsLess:
    'Başlarda az ayır: ilk atışında yalnız iki zar, tek 1 ya da tek 5 olarak puan getiriyorsa sadece iyisini ayır. Beş zarla atmak, vazgeçtiğin puandan değerlidir.',
  oddsHot:
    'Sıcak zardan sonra, bankalamak maçı kazandırmıyorsa atmayı sürdür: altı zarla farkle olasılığı yalnızca {{chance}}.',
  oddsRow:
    'Üst üste farkle puan götürüyorsa küçük bir bankalama, puanından daha değerlidir: sayımı sıfırlar.',
  oddsFinal: 'Son turda yalnız bankası en yüksek olan kazanır: gerideysen kaybedecek bir şeyin yok, at.',
  oddsBehind: 'Çok gerideysen tablonun dediğinden geç bankala; epey öndeysen daha erken.',

  fairSecret: 'Parmak izi, her maç için yeniden üretilen 32 baytlık bir sırrın SHA-256 özetidir.',
  fairShare: 'Masanın lobisinde kendi şans payını yaz; yazmazsan rastgele bir pay çekilir.',
  fairCheck: 'Elle denetlerken önce karşılaştır: sırrın SHA-256 özeti parmak iziyle aynı olmalı.',
  fairRoll:
    'Bir atışın baytları HMAC-SHA256 ile bulunur. Anahtar, sırrın 32 baytıdır; ileti “maç:paylar:atış:blok” biçimindedir: maçın kimliği, koltuk sırasıyla ve aralarında virgülle paylar, 1 ile başlayan atış numarası, 0 ile başlayıp gerektikçe artan blok numarası.',
  fairByte:
    'Değeri 252 ve üstü olan baytlar atlanır. Öbür baytların her biri bir zar verir: 6 ile bölümünden kalan, artı 1.',

  seatsKept:
    'Bağlantının kopması, pencereyi kapatmak ya da Ctrl-C koltuğunu kaybettirmez. Saatler işlemeye devam eder.',
  seatsBack:
    'Aynı SSH anahtarıyla ya da misafirsen dönüş kodunla geri gel: her şey bıraktığın gibidir. En yeni bağlantı geçerlidir, eskisi kapanır.',
  seatsLeave:
    'Maçtaki koltuğunu ancak masadan kalkmayı onaylarsan bırakmış olursun. Puanın görünmeye devam eder, ama oyundaki herkesin altında sıralanır.',
  seatsLast:
    'Oyunda tek koltuk kalırsa o kazanır. Hiç kalmazsa ya da yalnız botlar kalırsa maç yarıda kalır.',
  seatsOne: 'Bir anahtarla aynı anda tek bir masada oynayabilirsin. Başka bir pencereden de izleyebilirsin.',
  seatsStart:
    'Maç için iki dolu koltuk gerekir; botlar da sayılır. Seçenekler değişince maç beş saniye başlatılamaz.',
  seatsAway:
    'Maçtan önce, oyuncusu iki dakika masada olmayan koltuk boşalır. Masa sahibi bir dakika masada olmazsa yerini başkasına bırakır.',
  seatsKick:
    'Masa sahibi bir oyuncuyu maçtan önce çıkarabilir, maç sürerken asla. Çıkarılan oyuncu o masaya dönemez.',
  seatsQuick: 'Hızlı oyun, yer olan en dolu açık masayı bulur ya da iki botla yeni bir masa başlatır.',
  seatsRematch: 'Rövanşta masa, seçenekler ve orada olanların koltukları aynı kalır.',

  historyFolk: 'Farkle bir halk oyunudur: kimin bulduğu bilinmez, her aile biraz başka türlü oynar.',
  historyPrint:
    'Bu oyun ailesinin bildiğimiz en eski basılı kuralları 1981 tarihli bir zar oyunları kitabındadır. Daha eskisi de olabilir. Beş özel zarla oynanan yakın akrabası Cosmic Wimpout’un 1976’dan beri satıldığı söylenir.',
  historyName:
    'Aktarıldığına göre Farkle adı 1982’den başlayarak ABD’de tescilli bir markaydı. Adın daha eski bir kullanımına rastlanmadı.',
  historyPocket:
    'Charlie ve Mary Potter’ın anlattığına göre, ilk Original Pocket Farkel (adı böyle yazılır) 1996’da mutfak masalarında yapılmış ve o yıl film kutuları içinde 8.000 adetten fazla satılmış.',
  historyNames:
    'Öteki adları: Ten Thousand, Five Thousand, Zilch, Greed, Hot Dice, Squelch, Zonk; Fransızcada le 10 000 ya da Dix Mille, Almancada Auf die 5000. Polonya’da beş zarlı bir akrabası vardır: Tysiąc.',
  historyScreens:
    'Farkle 2005’te avuç içi bilgisayarlara, 2009’un sonunda Facebook’a geldi. Şubat 2018’den beri de Kingdom Come: Deliverance oyununda Henry onu Dice adıyla parasına oynuyor.',
  historySolved:
    'İki oyunculu hali bilgisayarla çözüldü: Facebook oyununun kurallarıyla kusursuz oynanırsa başlayan, maçların {{chance}} kadarını kazanır (Matt Busche, 2016).',
  legends: 'Rivayetler',
  legendAlbert:
    'Rivayet: oyunu ilk kez 14. yüzyılda İzlanda’da Sir Albert Farkle oynamış. Böyle birine dair bir kayıt gösteren olmadı.',
  legendSettlers:
    'Rivayet: Teksas’a yerleşenler zarları kurutulmuş farkleberry meyvelerinden yontmuş. Çalı gerçek; hikâyenin kaynağı yok.',
  legendShips:
    'Rivayet: bir üreticinin kitapçığına göre oyun 1600’lerde Fransız gemileriyle gelmiş. Bunun için bildiğimiz eski bir kaynak yok.',
} as const;
