import type { Catalogue } from '../catalogue';

/** What the shell says when there is no page, or a page broke. */
export const shell: Catalogue['shell'] = {
  description:
    'Un assistente per il gioco da tavolo Lisboa. Tiene i conti accanto al tabellone, spiega il perché e lascia a te le decisioni.',
  notFound: {
    title: 'Strada inesistente',
    text: 'A questo indirizzo non è stato costruito niente. Il link potrebbe essere vecchio o incompleto.',
    home: 'Vai all’inizio',
  },
  error: {
    title: 'Qualcosa si è rotto',
    text: 'L’app ha incontrato un imprevisto. Non è colpa tua.',
    unreachable: 'Questa schermata non è ancora stata scaricata e non c’è connessione.',
    saved: 'Niente è andato perso. Tutto fino all’ultimo passo confermato è salvato su questo dispositivo.',
    retry: 'Riprova',
    home: 'Vai all’inizio',
    details: 'Dettagli per la segnalazione',
    detail: (name, message) => `${name}: ${message}`,
    report: {
      text: 'La segnalazione dice che cosa si è rotto e include la partita salvata, così possiamo rigiocarla.',
      copy: 'Copia segnalazione',
      save: 'Salva segnalazione',
      send: 'Invia segnalazione',
      file: 'lisboa-report.txt',
      copied: 'Copiato',
      failed: 'Invio non riuscito. Annota la riga qui sopra.',
    },
  },
  update: {
    text: 'È pronta una nuova versione. Riavvia quando vuoi.',
    restart: 'Riavvia',
  },
};
