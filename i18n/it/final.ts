import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, wigs } from './turnNames';

const audit: Catalogue['final']['audit'] = {
  title: 'Rivedi la partita di Lacerda',
  text: 'Ogni sua decisione, che cosa ha confrontato e come le tue mosse hanno cambiato i suoi turni.',
  look: 'Rivedi',
  looking: 'Un momento…',
  show: 'Che cosa mostrare',
  listed: { decisions: 'Che cosa ha deciso', moves: 'Che cosa hai fatto' },
  tabs: { decisions: 'Sue decisioni', moves: 'Tue mosse' },
  place: (period, round) => `Periodo ${number(period)}, round ${number(round)}`,
  all: (count) => `Mostra tutto (${number(count)})`,
  none: 'Qui non c’è niente.',
  added: (what) => `In più: ${what}`,
  gone: (what) => `In meno: ${what}`,
  instead: (was, now) => `Era «${was}», è diventato: ${now}`,
  unsure: 'qualcosa di non ancora rivelato',
  effect: (you, his) => `Parrucche nel suo turno: sue ${change(his)}, tue ${change(you)}`,
  noEffect: 'Nessuna parrucca cambiata.',
  total: (you, his) =>
    `In tutto le tue mosse hanno cambiato le parrucche nei suoi turni: sue ${change(his)}, tue ${change(you)}.`,
  unexplained: (count) =>
    plural(count, {
      one: '# voce è rimasta com’era e non ha motivi.',
      other: '# voci sono rimaste com’erano e non hanno motivi.',
    }),
};

/** The end of a game against Lacerda. */
export const final: Catalogue['final'] = {
  title: 'La partita è finita',
  who: { you: 'Tu', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Pareggio: ${wigs(you)} a testa`;
    return you > his ? `Hai vinto: ${wigs(you)} a ${number(his)}` : `Vince Lacerda: ${wigs(his)} a ${number(you)}`;
  },
  missing: {
    title: 'Prima inserisci questi',
    text: 'In questa partita l’app non li ha contati.',
    reis: 'Réis in mano',
    decrees: 'I tuoi decreti: tocca le parrucche che dà ciascuno',
    entered: (each) =>
      each.length === 0 ? 'Ancora nessun decreto' : `${decrees(each.length)}: ${each.map(number).join(' + ')}`,
    show: 'Mostra il mio titolo',
  },
  again: {
    title: 'Riconta i decreti',
    text: 'Hai inserito quanto dava ciascuno quando l’hai preso. Inserisci quanto dà adesso.',
    confirm: 'Conferma',
  },
  share: 'Condividi',
  audit,
};
