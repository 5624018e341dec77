import type { Catalogue } from '../catalogue';

/** What is said at the table about saving the game: not saved, another window, can’t be opened. */
export const saving: Catalogue['saving'] = {
  failure: {
    full: {
      title: 'Nie zapisano: pamięć pełna',
      text: 'Nie zamykaj aplikacji. Zwolnij miejsce i spróbuj ponownie albo wyeksportuj teraz.',
    },
    forbidden: {
      title: 'Nie zapisano: pamięć zablokowana',
      text: 'Nie zamykaj aplikacji. Powodem może być okno prywatne. Spróbuj ponownie albo wyeksportuj teraz.',
    },
    elsewhere: {
      title: 'Nie zapisano: gra w innym oknie',
      text: 'Ostatnie ruchy są tylko w tym oknie. Zapisz je jako kopię albo wyeksportuj.',
    },
    unreadable: {
      title: 'Nie zapisano: błąd odczytu zapisu',
      text: 'Wcześniejsze wpisy są bezpieczne. Nie zamykaj aplikacji. Cofnij ostatni wpis albo wyeksportuj teraz.',
    },
    silent: {
      title: 'Nie zapisano: pamięć nie odpowiada',
      text: 'Nie zamykaj aplikacji. Spróbuj ponownie albo wyeksportuj teraz.',
    },
  },
  recovered: {
    fallback: 'Część tej gry była uszkodzona. Otwarto wcześniejszy zapis. Porównaj ostatnie wpisy ze stołem.',
    chunks: 'Część tej gry była uszkodzona. Jej dziennik naprawiono. Porównaj ostatnie wpisy ze stołem.',
  },
  again: 'Zapisz ponownie',
  saved: 'Wszystko zapisane',
  stillNot: 'Nadal nie zapisano. Wyeksportuj grę, zanim zamkniesz aplikację.',
  exportGame: 'Eksportuj grę',
  keepCopy: 'Zapisz jako kopię',
  copyOf: (name) => `Kopia: ${name}`,
  copied: 'Zapisano jako osobną grę',
  following: {
    title: (whose) => `Tylko podgląd: ${whose}`,
    turn: { you: 'Twoja tura', lacerda: 'tura Lacerdy', over: 'koniec gry' },
    text: 'Ta gra toczy się w innym oknie. Nowe wpisy pojawiają się tutaj.',
    take: 'Graj tutaj',
  },
  refused: {
    title: 'Nie da się otworzyć tej gry',
    faults: {
      'no-such-game': 'Tej gry nie ma na tym urządzeniu. Wybierz inną albo zaimportuj ją z jej urządzenia.',
      'storage-closed': 'Ta przeglądarka blokuje pamięć (okno prywatne?). Otwórz aplikację w zwykłym oknie.',
      'storage-silent':
        'Pamięć nie odpowiada. Spróbuj ponownie albo graj bez zapisu. Nowa gra przetrwa do zamknięcia aplikacji.',
      'from-a-newer-app': 'Zapisana w nowszej wersji i nietknięta. Zaktualizuj aplikację, potem otwórz ją ponownie.',
      'not-json': 'Ta gra jest uszkodzona i nietknięta. Wyeksportuj ją, aby to zgłosić.',
      'not-a-save': 'Ta gra jest uszkodzona i nietknięta. Wyeksportuj ją, aby to zgłosić.',
      damaged: 'Ta gra jest uszkodzona i nietknięta. Wyeksportuj ją, aby to zgłosić.',
    },
    exportGame: 'Eksport bez zmian',
    again: 'Spróbuj ponownie',
    others: 'Inne gry',
    unsaved: 'Graj bez zapisu',
  },
};
