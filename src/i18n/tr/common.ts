/** Words that more than one screen uses: counted nouns, answers, states. */
export const common = {
  title: 'Farkle',
  yes: 'evet',
  no: 'hayır',
  on: 'açık',
  off: 'kapalı',
  none: 'yok',
  points_one: '{{count}} puan',
  points_other: '{{count}} puan',
  tooSmall:
    'Bu pencere {{columns}}×{{rows}}. Oyunu görmek için en az {{leastColumns}}×{{leastRows}} olmalı. Bu arada hiçbir şey kaybolmaz.',
  failed: 'Olmadı. Bir kez daha dene.',
  broken: 'Bizim tarafta bir şeyler ters gitti, bu ekran çizilemiyor. Koltuğun ve puanların güvende.',
  brokenWhat: 'Yeniden denemek için bir tuşa bas. İşe yaramazsa yeniden bağlan.',
  full: 'Sunucu dolu. Lütfen biraz sonra yine gel.',
  endQuit: 'Hoşça kal. Ne zaman istersen yine bekleriz.',
  endSeatKept: 'Koltuğun saklı kalıyor ({{table}}): dönmek için yeniden bağlan.',
  endReplaced: 'Artık başka bir pencereden oynuyorsun, bu yüzden bu pencere kapandı.',
  endShutdown: 'Sunucu duruyor. Maçlar kaydedildi: devam etmek için birazdan yeniden bağlan.',
  endTooSlow: 'Bağlantı oyuna yetişemediği için kapatıldı. Koltuğun duruyor: yeniden bağlan.',
} as const;
