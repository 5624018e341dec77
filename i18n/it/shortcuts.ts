import type { Catalogue } from '../catalogue';

/** Keys at the table. */
export const shortcuts: Catalogue['shortcuts'] = {
  title: 'Scorciatoie da tastiera',
  open: 'Scorciatoie da tastiera',
  use: 'Usa le scorciatoie',
  detail: 'I singoli tasti agiscono subito, tranne mentre scrivi',
  keys: [
    { key: 'C', does: 'Conferma la mia mossa o concludi il turno di Lacerda' },
    { key: 'B', does: 'Annulla l’ultimo passo' },
    { key: '1–9', does: 'Scegli l’opzione 1–9' },
    { key: 'A', does: 'Cosa posso permettermi?' },
    { key: 'M', does: 'Cambia che cosa mostra la mappa' },
    { key: 'U', does: 'Annulla l’ultima voce' },
    { key: 'R', does: 'Ripeti' },
    { key: 'L', does: 'Diario' },
    { key: '?', does: 'Questo elenco' },
  ],
  undone: (pieces) => ['Annullato.', ...pieces].join(' '),
  redone: 'Ripetuto.',
  nothing: 'Niente da annullare o ripetere.',
};
