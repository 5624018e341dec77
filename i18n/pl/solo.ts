import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { influence, ofNoble, reis, wigs } from './turnNames';

/** The table. */
export const solo: Catalogue['solo'] = {
  title: 'Przy stole',
  demoName: 'Gra pokazowa',
  opening: 'Wczytywanie gry…',
  hub: {
    running: { title: 'Kontynuuj', detail: 'Ostatnio rozgrywana gra' },
    begin: { title: 'Nowa gra solo', detail: 'Rozłóż ją z aplikacją albo wpisz własną' },
    apart: 'Tylko oglądasz?',
    demo: { title: 'Gra pokazowa', detail: 'Runda 6, tura Lacerdy. Plansza niepotrzebna' },
  },
  notEntered: 'To już niemożliwe. Nic się nie zmieniło.',
  yourTurn: 'Twoja tura',
  yourFollow: 'Śledzisz wizytę Lacerdy',
  moment: {
    round: (round, period) => `runda ${number(round)} · okres ${number(period)}`,
    lastNext: (round) => `runda ${number(round)} · potem finałowa`,
    last: 'finałowa runda',
  },
  dock: 'Co teraz zrobić',
  players: 'Gracze',
  glance: 'Ty i Lacerda',
  seat: { you: 'Ty', lacerda: 'Lacerda' },
  wigs,
  influence,
  reis,
  favour: (noble) => `Łaska ${ofNoble[noble]}`,
  untold: 'Jeszcze do wpisania',
};
