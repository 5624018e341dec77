import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { entries } from './turnNames';

type Games = Catalogue['games'];

const quarantined: Games['quarantined'] = {
  title: 'Dati illeggibili',
  text: 'L’app non riesce a leggerli. Sono intatti.',
  nameless: (id) => `Partita ${id}`,
  damaged: 'Dati danneggiati. Esportali così come sono per segnalarli.',
  newer: 'Dati di una versione più recente. Aggiorna l’app per aprirli.',
  share: (name) => `Esporta così com’è: ${name}`,
  again: (name) => `Riprova ad aprire: ${name}`,
  areas: {
    settings: 'Impostazioni',
    rulings: 'Interpretazioni',
    board: 'Una scheda del tabellone',
    score: 'Un segnapunti',
    costs: 'Il calcolo dei costi',
    setup: 'Una preparazione',
    'under-way': 'Una posizione in inserimento',
    move: 'Una mossa non confermata',
    notes: 'Note accanto a una partita',
    statistics: 'Le statistiche',
  },
  hide: (name) => `Nascondi: ${name}`,
};

const transfer: Games['transfer'] = {
  title: 'Sposta tra dispositivi',
  intro: 'Una partita, una scheda del tabellone o tutto, come file o testo.',
  everything: 'Esporta tutto',
  bring: 'Importa',
  text: 'Testo esportato',
  copy: 'Copia testo',
  copied: 'Copiato',
  notCopied: 'Copia non riuscita. Seleziona il testo e copialo.',
  notSent: 'Condivisione non riuscita. Copia invece il testo.',
  save: 'Salva come file',
  send: 'Condividi',
  file: (name) => `lisboa-${name}.json`,
  paste: 'Incolla il testo esportato',
  pick: 'Scegli un file',
  check: 'Anteprima',
  contains: 'Contiene:',
  parts: {
    game: (name, count) => `${name}, ${entries(count)}`,
    board: (name) => `Scheda del tabellone ${name}`,
    score: (date) => `Segnapunti del ${date}`,
  },
  effects: {
    new: 'si aggiunge',
    here: 'c’è già, non cambia niente',
    further: 'c’è già; si aggiorna',
    beside: 'non coincide con ciò che hai; si aggiunge come copia',
  },
  noFault: (count) =>
    plural(count, {
      one: '# elemento non può essere importato:',
      other: '# elementi non possono essere importati:',
    }),
  doIt: 'Importa ora',
  nothing: 'Contiene solo cose che ci sono già.',
  done: (count) => plural(count, { one: '# elemento importato', other: '# elementi importati' }),
  faults: {
    empty: 'Ancora nessun testo. Incollalo o scegli un file.',
    'not-json': 'Non è un’esportazione di questa app, o è incompleta. Copia di nuovo tutto.',
    'not-a-save': 'Non è una partita di questa app. Scegli un file esportato dall’app.',
    'not-ours': 'Non è un’esportazione di questa app. Scegli un file esportato dall’app.',
    'from-a-newer-app': 'Salvata da una versione più recente. Aggiorna l’app, poi importala.',
    'unreadable-record':
      'Nemmeno un altro dispositivo è riuscito a leggere questa partita. Puoi segnalarla, ma non giocarla.',
    damaged: 'Qualcosa è danneggiato. Esporta di nuovo dal dispositivo di origine.',
  },
};

/** The games on this device: their list, exporting and importing them. */
export const games: Games = {
  title: 'Partite',
  solo: 'Partite in solitario',
  empty: 'Ancora nessuna partita in solitario su questo dispositivo.',
  unnamed: (date) => `Partita del ${date}`,
  place: (period, round) => `Periodo ${number(period)}, round ${number(round)}`,
  over: 'Finita',
  turn: { you: 'tocca a te', lacerda: 'tocca a Lacerda' },
  wigs: (you, lacerda) => `parrucche: tu ${number(you)}, Lacerda ${number(lacerda)}`,
  final: (you, lacerda) => `punteggio finale: tu ${number(you)}, Lacerda ${number(lacerda)}`,
  notScored: 'apri per vedere il punteggio',
  entries,
  open: (name, state) => `${name}: ${state}`,
  more: (name) => `Opzioni per ${name}`,
  name: 'Nome',
  rename: 'Salva nome',
  duplicate: 'Duplica',
  copyOf: (name) => `Copia di ${name}`,
  duplicated: 'Duplicata',
  share: 'Esporta',
  remove: 'Elimina',
  removed: (name) => `${name}: eliminata`,
  closed:
    'Questo browser blocca la memoria (finestra privata?). Apri l’app in una finestra normale per vedere le tue partite.',
  silent: 'La memoria non risponde. Riprova, o continua senza salvare. Una nuova partita dura finché non chiudi l’app.',
  again: 'Riprova',
  unsaved: 'Gioca senza salvare',
  failed: {
    full: 'La memoria è piena. Elimina qualcosa, o prima esporta delle partite.',
    forbidden: 'La memoria è bloccata. Apri l’app in una finestra normale.',
    elsewhere: 'Questa partita è cambiata in un’altra finestra. Riaprila.',
    silent: 'La memoria non risponde. Riprova più tardi.',
    'no-such-game': 'Questa partita non è più su questo dispositivo.',
    other: 'Questa partita è illeggibile. Esportala così com’è per segnalarla.',
  },
  quarantined,
  transfer,
};
