import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { OF_LINE, officials, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'sì' : 'no');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const FROM_LEFT = ['1º', '2º', '3º'] as const;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: 'Perché questo?',
  of: {
    office: 'Quale ufficio',
    plan: 'Quale progetto',
    favour: 'Quale favore',
    store: 'Quale negozio',
    cube: 'Quale cubo',
    building: 'Quale edificio e cantiere',
  },
  criteria: {
    office: { 'fewest-of-his': 'Meno ufficiali suoi', 'leftmost-office': 'Ufficio più a sinistra' },
    plan: { 'most-officials': 'Più ufficiali', 'blue-architect': 'Architetto blu' },
    favour: { 'leftmost-noble': 'Nobile più a sinistra' },
    store: {
      'most-wigs': 'Più parrucche',
      'most-wigs-on-space': 'Più parrucche su uno spazio',
      'topmost-row': 'Riga più in alto',
      leftmost: 'Colonna più a sinistra',
      'facing-left': 'Si affaccia a sinistra',
    },
    cube: { cheapest: 'Cubo meno costoso', 'column-first': 'Dalla colonna' },
    building: {
      'best-difference': 'Parrucche sue − tue',
      'tile-by-aide': 'Tessera secondo l’aiutante',
      'clockwise-from-west-d': 'In senso orario da ovest D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'Suoi', 'leftmost-office': 'Da sin.' },
    plan: { 'most-officials': 'Ufficiali', 'blue-architect': 'Blu' },
    favour: { 'leftmost-noble': 'Da sin.' },
    store: {
      'most-wigs': 'Parr.',
      'most-wigs-on-space': 'Spazio',
      'topmost-row': 'Riga',
      leftmost: 'Col.',
      'facing-left': 'Ovest',
    },
    cube: { cheapest: 'Valore', 'column-first': 'Colonna' },
    building: { 'best-difference': 'Sue − tue', 'tile-by-aide': 'Aiut.', 'clockwise-from-west-d': 'Orario' },
  },
  scores: {
    office: { 'fewest-of-his': number, 'leftmost-office': (score) => FROM_LEFT[score] ?? number(score) },
    plan: { 'most-officials': number, 'blue-architect': yesNo },
    favour: { 'leftmost-noble': (score) => FROM_LEFT[score] ?? number(score) },
    store: {
      'most-wigs': number,
      'most-wigs-on-space': number,
      'topmost-row': (score) => ROW[score] ?? number(score),
      leftmost: number,
      'facing-left': yesNo,
    },
    cube: { cheapest: number, 'column-first': yesNo },
    building: {
      'best-difference': (score) => (score < 0 ? `−${number(-score)}` : number(score)),
      'tile-by-aide': yesNo,
      'clockwise-from-west-d': (score) => number(score + 1),
    },
  },
  candidates: {
    office: (noble) => names.noble[noble],
    plan: ({ architect, officials: count }) => `${capital(names.architect[architect])}, ${officials(count)}`,
    favour: (noble) => names.noble[noble],
    store: ({ space, good }) => `${space} ${names.good[good]}`,
    cube: ({ from, kind }) => `${capital(names.rubble[kind])} ${OF_LINE[from]}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Opzione',
  only: (name) => `${name}: era l’unica opzione.`,
  decided: (name, criterion) => `${name}: ha deciso il criterio «${criterion}».`,
  tied: (name) => `Tutto alla pari. Viene prima: ${name}.`,
  fell: (score) => `${score}, esce`,
  deciding: (criterion) => `${criterion}, decide`,
  showAll: (count) => `Mostra tutti (${number(count)})`,
  paidTitle: 'Quanto gli è costata la visita',
  total: (total) => `= ${number(total)}`,
};
