/** Words that more than one screen uses: counted nouns, answers, states. */
export const common = {
  title: 'Farkle',
  yes: 'tak',
  no: 'nie',
  on: 'tak',
  off: 'nie',
  none: 'brak',
  points_one: '{{count}} punkt',
  points_few: '{{count}} punkty',
  points_many: '{{count}} punktów',
  points_other: '{{count}} punktu',
  tooSmall:
    'To okno ma {{columns}}×{{rows}}. Powiększ je co najmniej do {{leastColumns}}×{{leastRows}}, żeby zobaczyć grę. W tym czasie nic nie przepada.',
  failed: 'Nie udało się. Spróbuj jeszcze raz.',
  broken:
    'Po naszej stronie coś poszło nie tak i nie można narysować tego ekranu. Twoje miejsce i punkty są bezpieczne.',
  brokenWhat: 'Naciśnij dowolny klawisz, żeby spróbować ponownie. Jeśli to nie pomoże, połącz się od nowa.',
  full: 'Serwer jest pełny. Zajrzyj tu za jakiś czas.',
  endQuit: 'Do widzenia. Wracaj, kiedy zechcesz.',
  endSeatKept: 'Twoje miejsce przy stole „{{table}}” czeka: połącz się ponownie, żeby na nie wrócić.',
  endReplaced: 'Grasz teraz w innym oknie, więc to zostało zamknięte.',
  endShutdown: 'Serwer się wyłącza. Mecze są zapisane: połącz się za chwilę, żeby grać dalej.',
  endTooSlow: 'Połączenie nie nadążało i zostało zamknięte. Twoje miejsce czeka: połącz się ponownie.',
} as const;
