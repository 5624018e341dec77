import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { entries } from './turnNames';

/** The home screen. */
export const home: Catalogue['home'] = {
  title: 'Lisboa',
  subtitle: 'Asystent przy stole',
  picture: 'Niebiesko-biały panel z azulejos: nadrzeczny plac z arkadami, łuk triumfalny i żaglowiec',
  intro:
    'Lizbona, 1755: po trzęsieniu ziemi, tsunami i pożarach miasto powstaje na nowo. Masz planszę, peruki ' +
    'i okręty. Ta aplikacja liczy przy stole, wyjaśnia, dlaczego, a decyzje zostawia Tobie.',
  introRead: 'Rozumiem',
  language: 'Język',
  promise: 'Wszystko, co wpisujesz, zostaje na tym urządzeniu.',
  running: {
    title: 'Kontynuuj grę',
    named: (name) => `Kontynuuj: ${name}`,
    place: (period, round) => `Okres ${number(period)}, runda ${number(round)}`,
    turn: { you: 'Twoja tura', lacerda: 'tura Lacerdy' },
    wigs: (you, lacerda) => `peruki: Ty ${number(you)}, Lacerda ${number(lacerda)}`,
    entries,
  },
  finished: {
    title: 'Ostatni wynik',
    named: (name) => `Ostatni wynik: ${name}`,
    final: (you, lacerda) => `Ty ${number(you)}, Lacerda ${number(lacerda)}`,
    notScored: 'Otwórz, aby zobaczyć wynik',
  },
  quarantined: {
    title: (count) =>
      plural(count, {
        one: 'Nie da się odczytać # elementu',
        few: 'Nie da się odczytać # elementów',
        many: 'Nie da się odczytać # elementów',
      }),
    detail: 'Nic nie zostało usunięte. Zobacz, co możesz zrobić',
  },
  choose: 'Co chcesz zrobić?',
  cards: {
    solo: { title: 'Zagraj z Lacerdą', detail: 'Przygotuj grę solo na swojej planszy' },
    demo: { title: 'Tura Lacerdy', detail: 'Gra pokazowa, runda 6. Plansza niepotrzebna' },
    score: { title: 'Wynik końcowy', detail: 'Przewagi, remisy i miejsca dla 1–4 graczy' },
    costs: { title: 'Sprawdź koszt', detail: 'Wizyty, ziemia, okręty, urzędnicy, wydarzenia i sprzedaż' },
    games: { title: 'Gry', detail: 'Gry solo i gotowe arkusze wyników na tym urządzeniu' },
    board: { title: 'Moja plansza', detail: 'Porównaj aplikację ze swoim egzemplarzem' },
    rules: { title: 'Zasady', detail: 'W skrócie, według tematów, z wyszukiwarką' },
    settings: { title: 'Ustawienia', detail: 'Język, motyw, rozmiar tekstu, rozstrzygnięcia' },
  },
  fine: 'Nieoficjalny asystent dla posiadaczy gry planszowej Vitala Lacerdy. Własne rysunki i teksty.',
};
