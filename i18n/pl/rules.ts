import type { Catalogue } from '../catalogue';
import { plural } from './grammar';

const counted = (count: number): string => plural(count, { one: '# zasada', few: '# zasady', many: '# zasad' });

/** The rules screen. */
export const rules: Catalogue['rules'] = {
  title: 'Zasady',
  intro: 'Zasady w skrócie, naszymi słowami. Nie zastępują instrukcji. Pomagają znaleźć w niej właściwe miejsce.',
  search: 'Szukaj w zasadach',
  clear: 'Wyczyść wyszukiwanie',
  found: (count) =>
    count === 0
      ? 'Nie ma takiej zasady. Spróbuj krótszego słowa.'
      : plural(count, { one: 'Znaleziono # zasadę', few: 'Znaleziono # zasady', many: 'Znaleziono # zasad' }),
  count: counted,
  topicName: (topic, count) => `${topic}, ${counted(count)}`,
  related: 'Zobacz też',
  ruling: (id) => `Rozstrzygnięcie ${id}`,
  inSettings: 'Zmień w ustawieniach',
  onBoard: 'Sprawdź planszę',
  topics: {
    setup: 'Przygotowanie',
    turn: 'Twoja tura',
    portfolio: 'Portfolio, magazyn i gruz',
    influence: 'Wpływ i skarb',
    goods: 'Towary i okręty',
    state: 'Akcje państwowe',
    visit: 'Wizyty i ich śledzenie',
    store: 'Ziemia i sklepy',
    building: 'Dekrety, budynki, wydarzenia',
    end: 'Koniec okresu i gry',
    score: 'Końcowe podliczanie',
    lacerda: 'Tura Lacerdy',
    solo: 'Solo: start, koniec i tytuł',
  },
};
