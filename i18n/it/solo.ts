import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { favourOf, influence, reis, wigs } from './turnNames';

/** The table. */
export const solo: Catalogue['solo'] = {
  title: 'Al tavolo',
  demoName: 'Partita di prova',
  opening: 'Carico la partita…',
  hub: {
    running: { title: 'Continua', detail: 'L’ultima partita giocata' },
    begin: { title: 'Nuova partita in solitario', detail: 'Preparata dall’app o inserita da te' },
    apart: 'Vuoi solo dare un’occhiata?',
    demo: { title: 'Partita di prova', detail: 'Round 6, turno di Lacerda. Non serve la scatola' },
  },
  notEntered: 'Non è più possibile. Non è cambiato niente.',
  yourTurn: 'Il tuo turno',
  yourFollow: 'Segui Lacerda',
  moment: {
    round: (round, period) => `round ${number(round)} · periodo ${number(period)}`,
    lastNext: (round) => `round ${number(round)} · il prossimo è l’ultimo`,
    last: 'ultimo round',
  },
  dock: 'Che cosa fare adesso',
  players: 'Giocatori',
  glance: 'Tu e Lacerda',
  seat: { you: 'Tu', lacerda: 'Lacerda' },
  wigs,
  influence,
  reis,
  favour: favourOf,
  untold: 'Ancora da inserire',
};
