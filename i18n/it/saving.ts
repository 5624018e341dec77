import type { Catalogue } from '../catalogue';

const DAMAGED = 'Questa partita è danneggiata. L’app non l’ha toccata. Esportala per segnalarla.';

/** What is said at the table about saving the game: not saved, another window, can’t be opened. */
export const saving: Catalogue['saving'] = {
  failure: {
    full: {
      title: 'Non salvata: memoria piena',
      text: 'Non chiudere l’app. Libera spazio e riprova, o esporta ora.',
    },
    forbidden: {
      title: 'Non salvata: memoria bloccata',
      text: 'Non chiudere l’app. Forse è una finestra privata. Riprova, o esporta ora.',
    },
    elsewhere: {
      title: 'Non salvata: continua in un’altra finestra',
      text: 'Le tue ultime mosse sono solo in questa finestra. Salvale come copia, o esporta.',
    },
    unreadable: {
      title: 'Non salvata: l’app non riesce a rileggerla',
      text: 'Le voci precedenti sono al sicuro. Non chiudere l’app. Annulla l’ultima voce, o esporta ora.',
    },
    silent: {
      title: 'Non salvata: la memoria non risponde',
      text: 'Non chiudere l’app. Riprova, o esporta ora.',
    },
  },
  recovered: {
    fallback:
      'Parte di questa partita era danneggiata. È stato aperto un salvataggio precedente. Confronta le ultime voci con il tavolo.',
    chunks:
      'Parte di questa partita era danneggiata. Il diario è stato riparato. Confronta le ultime voci con il tavolo.',
  },
  again: 'Riprova a salvare',
  saved: 'È tutto salvato',
  stillNot: 'Ancora non salvata. Esporta la partita prima di chiudere l’app.',
  exportGame: 'Esporta la partita',
  keepCopy: 'Salva come copia',
  copyOf: (name) => `Copia di ${name}`,
  copied: 'Salvata come partita a sé',
  following: {
    title: (whose) => `Sola lettura: ${whose}`,
    turn: { you: 'tocca a te', lacerda: 'tocca a Lacerda', over: 'la partita è finita' },
    text: 'Questa partita è in corso in un’altra finestra. Le nuove voci compaiono qui.',
    take: 'Gioca qui',
  },
  refused: {
    title: 'Impossibile aprire questa partita',
    faults: {
      'no-such-game': 'Questa partita non è su questo dispositivo. Scegline un’altra, o importala da dove si trova.',
      'storage-closed': 'Questo browser blocca la memoria (finestra privata?). Apri l’app in una finestra normale.',
      'storage-silent':
        'La memoria non risponde. Riprova, o continua senza salvare. Una nuova partita dura finché non chiudi l’app.',
      'from-a-newer-app': 'Salvata da una versione più recente, e intatta. Aggiorna l’app, poi riaprila.',
      'not-json': DAMAGED,
      'not-a-save': DAMAGED,
      damaged: DAMAGED,
    },
    exportGame: 'Esporta così com’è',
    again: 'Riprova',
    others: 'Altre partite',
    unsaved: 'Gioca senza salvare',
  },
};
