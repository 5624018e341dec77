import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { cube, fromLine, officials, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'tak' : 'nie');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const FROM_LEFT = ['1.', '2.', '3.'] as const;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: 'Dlaczego tak?',
  of: {
    office: 'Które biuro',
    plan: 'Który plan',
    favour: 'Która łaska',
    store: 'Który sklep',
    cube: 'Która kostka',
    building: 'Który budynek i plac budowy',
  },
  criteria: {
    office: { 'fewest-of-his': 'Najmniej jego urzędników', 'leftmost-office': 'Pierwsze biuro od lewej' },
    plan: { 'most-officials': 'Najwięcej urzędników', 'blue-architect': 'Niebieski architekt' },
    favour: { 'leftmost-noble': 'Pierwszy szlachcic od lewej' },
    store: {
      'most-wigs': 'Najwięcej peruk',
      'most-wigs-on-space': 'Najwięcej peruk na polu',
      'topmost-row': 'Najwyższy rząd',
      leftmost: 'Pierwsza kolumna od lewej',
      'facing-left': 'Wejściem w lewo',
    },
    cube: { cheapest: 'Najtańsza kostka', 'column-first': 'Z kolumny' },
    building: {
      'best-difference': 'Jego peruki − Twoje',
      'tile-by-aide': 'Żeton wg pomocnika',
      'clockwise-from-west-d': 'Zgodnie z zegarem od zachodu D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'Jego', 'leftmost-office': 'Od lewej' },
    plan: { 'most-officials': 'Urzędn.', 'blue-architect': 'Nieb.' },
    favour: { 'leftmost-noble': 'Od lewej' },
    store: {
      'most-wigs': 'Peruki',
      'most-wigs-on-space': 'Na polu',
      'topmost-row': 'Rząd',
      leftmost: 'Kol.',
      'facing-left': 'Zach.',
    },
    cube: { cheapest: 'Wart.', 'column-first': 'Kolumna' },
    building: { 'best-difference': 'On − Ty', 'tile-by-aide': 'Pomocn.', 'clockwise-from-west-d': 'Zegar' },
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
    cube: ({ from, kind }) => `${capital(cube(kind))} ${fromLine[from]}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Opcja',
  only: (name) => `Jedyna możliwość: ${name}.`,
  decided: (name, criterion) => `${name}: rozstrzyga „${criterion}”.`,
  tied: (name) => `Wszystko równe. Pierwszeństwo: ${name}.`,
  fell: (score) => `${score}, odpada`,
  deciding: (criterion) => `${criterion}, rozstrzyga`,
  showAll: (count) => `Pokaż wszystkie (${number(count)})`,
  paidTitle: 'Ile kosztuje go wizyta',
  total: (total) => `= ${number(total)}`,
};
