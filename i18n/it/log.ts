import type { OverridableStep, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { entries, gained, signed } from './turnNames';

type Log = Catalogue['log'];

/** "−1 influenza (+2, −3)": what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'le sue navi',
  courtier: 'il cortigiano',
  state: 'la sua azione Stato',
  noble: 'la sua azione Nobile',
  discard: 'lo scarto',
  aide: 'l’aiutante',
  church: 'il punteggio Chiesa',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'Tu', lacerda: 'Lacerda' };

const changes: Log['change'] = {
  title: (at) => `Modifica la voce ${number(at)}`,
  banner: (at, text) => `Stai modificando la voce ${number(at)}: ${text}`,
  how: 'Inseriscila come avrebbe dovuto essere. Niente cambia finché non confermi.',
  cancel: 'Lascia com’è',
  cancelName: 'Lascia il diario com’è',
  instead: 'Invece di',
  now: 'Diventa',
  same: 'Il diario lo dice già.',
  otherwise: 'Scegli altro',
  differs: 'Che cosa cambia di conseguenza',
  nothingDiffers: 'Nessuna voce successiva cambia.',
  entry: (at, whose) => `Voce ${number(at)}, ${whose}`,
  refused: 'non è più possibile',
  lacerda: 'Lacerda avrebbe agito diversamente',
  outcome: 'sarebbe andata diversamente',
  recorded: (text) => `Diario: ${text}`,
  then: (text) => `Ora: ${text}`,
  lost: (count) => `Le voci annullate (${number(count)}) andranno perse.`,
  ways: {
    accept: {
      title: 'Modifica',
      text: 'Il diario e i valori vengono ricalcolati da qui.',
      button: 'Modifica la voce',
    },
    'keep-table': {
      title: 'Tavolo com’è',
      text: 'Lascia ogni pezzo dov’è. Le voci successive restano come giocate. Si corregge solo ciò che cambia questa voce.',
      button: 'Modifica solo la voce',
    },
    rewind: {
      title: 'Torna indietro',
      text: 'Rimetti i pezzi al punto in cui la partita cambia. Continua da lì.',
      button: 'Modifica e torna lì',
    },
  },
  drops: (from, count) =>
    `${plural(count, { one: '# voce esce', other: '# voci escono' })} dal diario, a partire dalla numero ${number(from)}.`,
  impossible: 'Impossibile, corretto automaticamente',
  after: (at, value) => `Dopo la voce ${number(at)}: ${value}.`,
  done: 'Voce modificata',
  failed: 'Non è più possibile. Non è cambiato niente.',
};

/** The log of a game: undoing and editing. */
export const log: Log = {
  title: 'Diario',
  open: 'Diario, annulla e ripeti',
  whole: 'Diario completo',
  unnamed: { text: 'Apri una partita per vederne il diario.', games: 'Le mie partite' },
  nothing: 'Ancora nessuna mossa.',
  undo: 'Annulla',
  redo: 'Ripeti',
  redoAll: 'Ripeti tutto',
  again: 'Ricomincia la prova',
  round: (period, round) => `Periodo ${number(period)}, round ${number(round)}`,
  whose: { you: 'Il tuo turno', lacerda: 'Il turno di Lacerda', period: 'Fine del periodo', over: 'Dopo la partita' },
  entry: (at, text) => `${number(at)}. ${text}`,
  hisTurn: 'Turno di Lacerda.',
  nothingSaid: 'Turno concluso.',
  onTable: (step, what) => `Al tuo tavolo, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  corrected: (value) => `Corretto: ${value}.`,
  set: (value) => `${capital(value)}.`,
  gains: (all) => all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'come giocata',
  undone: 'annullata',
  note: (text) => `Nota: ${text}`,
  earlier: (rounds) => plural(rounds, { one: 'Mostra # altro round', other: 'Mostra altri # round' }),
  pieces: {
    putBack: 'Rimetti sul tavolo',
    again: 'Rifai sul tavolo',
    set: 'Imposta sul tavolo',
    nothing: 'Nessun pezzo da spostare.',
    done: 'Fatto',
    valueBack: (value) => `Di nuovo ${value}.`,
  },
  actions: {
    title: (at) => `Voce ${number(at)}`,
    change: 'Modifica questa voce',
    correct: 'Correggi un valore',
    before: 'Torna a prima di qui',
    after: 'Torna a dopo di qui',
    forward: 'Ripeti fin qui',
    takes: (count, pieces) =>
      `Annulla ${entries(count)}; ${pieces === 0 ? 'nessun pezzo da spostare' : plural(pieces, { one: '# pezzo da rimettere', other: '# pezzi da rimettere' })}. Puoi ${count === 1 ? 'ripeterla' : 'ripeterle'}.`,
    valueOnly: 'Qui è stato corretto un valore. Se ora è sbagliato, correggilo di nuovo.',
  },
  share: 'Condividi la partita',
  drift: {
    ask: 'Controlla il diario',
    none: 'Ogni voce rispetta ancora le regole.',
    refused: (at) => `La voce ${number(at)} oggi non sarebbe permessa. Resta come giocata.`,
    other: (at) => `La voce ${number(at)} oggi andrebbe diversamente. Resta come giocata.`,
  },
  change: changes,
};
