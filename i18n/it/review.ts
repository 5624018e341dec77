import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { signed, wigs } from './turnNames';

export const review: Catalogue['review'] = {
  title: 'Rivedi la partita',
  unnamed: { text: 'Apri una partita per rivederla.', games: 'Le mie partite' },
  offer: {
    title: 'Turno per turno',
    text: 'Ripercorri la partita sulla mappa. Guarda le tue parrucche, i suoi motivi e i turni decisivi.',
    link: 'Rivedi i turni',
  },
  controls: 'Ripercorri la partita',
  start: 'Inizio della partita',
  place: (turn, of) => `${number(turn)} di ${number(of)}`,
  previous: 'Turno precedente',
  next: 'Turno successivo',
  slider: 'Turno',
  turn: (turn) => `Turno ${number(turn)}`,
  swing: (by) => {
    if (by === 0) return 'Nessuno guadagna';
    return by > 0 ? `+${number(by)} per te` : `+${number(-by)} per Lacerda`;
  },
  part: (part, by) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Lasciato come giocato, senza i suoi motivi.',
  decided: {
    title: 'Turni decisivi',
    text: 'Hanno cambiato di più il tuo vantaggio, contando i punti come se la partita finisse lì.',
    none: (least) => `Nessun turno ha cambiato il tuo vantaggio di ${wigs(least)} o più.`,
    link: (turn, swing, deed) => `Turno ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Decisivo',
  },
  plot: {
    title: 'Parrucche per turno',
    show: 'Che cosa mostrare',
    kinds: { track: 'Sul tracciato', score: 'Se finisse lì' },
    drawn: (turns, you, his) =>
      `2 linee su ${plural(turns, { one: '# turno', other: '# turni' })}. Tu finisci con ${wigs(you)}, Lacerda con ${number(his)}.`,
    table: 'Mostra tabella',
    hide: 'Nascondi tabella',
  },
  partial:
    'In questa partita réis e decreti non sono stati sempre contati. Mancano dal punteggio finché non li hai inseriti.',
};
