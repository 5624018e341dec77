import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** A position as a link: making it, and the table it shows. */
export const link: Catalogue['link'] = {
  title: 'Posizione condivisa',
  text: 'Solo da guardare: qui non si salva niente.',
  share: 'Link della posizione',
  intro:
    'Apre questo tavolo su qualsiasi dispositivo, solo da guardare. L’intera posizione è nel link. Niente viene caricato in rete.',
  address: 'Indirizzo',
  send: 'Condividi il link',
  copy: 'Copia il link',
  copied: 'Link copiato',
  notCopied: 'Impossibile copiare. Seleziona il link e copialo.',
  notShared: 'Qui non si può condividere. Copia il link.',
  start: 'Gioca da qui',
  startFailed: 'Impossibile iniziare la partita. Riprova.',
  gameName: 'Da una posizione condivisa',
  over: 'Questa partita è finita.',
  fault: {
    title: 'Questo link non si apre',
    empty: 'In questo link non c’è nessuna posizione. Chiedi il link intero.',
    'too-long': (has, most) => `Link troppo lungo: ${number(has)} caratteri. Il massimo è ${number(most)}.`,
    'too-large': 'Questo link contiene più di una posizione. Non è stato aperto.',
    damaged: 'Questo link è incompleto o danneggiato. Chiedi il link intero.',
    newer: 'Questo link viene da una versione più recente. Prima aggiorna l’app.',
    problems: 'Questa posizione non è possibile:',
    failed: 'L’app non è riuscita a leggere questo link. Controlla la connessione e riaprilo.',
  },
  unmade: {
    'too-long': 'Questa posizione è troppo lunga per un link. Condividi la partita come file.',
    problems: 'Correggi questo prima di condividere:',
    failed: 'Impossibile creare il link. Riprova.',
  },
};
