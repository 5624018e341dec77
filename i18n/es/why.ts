import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { officials, ofLine, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'sí' : 'no');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: '¿Por qué esto?',
  of: {
    office: 'Qué oficina',
    plan: 'Qué plano',
    favour: 'Qué favor',
    store: 'Qué tienda',
    cube: 'Qué cubo',
    building: 'Qué edificio y qué obra',
  },
  criteria: {
    office: { 'fewest-of-his': 'Menos funcionarios suyos', 'leftmost-office': 'Oficina más a la izquierda' },
    plan: { 'most-officials': 'Más funcionarios', 'blue-architect': 'Arquitecto azul' },
    favour: { 'leftmost-noble': 'Noble más a la izquierda' },
    store: {
      'most-wigs': 'Más pelucas',
      'most-wigs-on-space': 'Más pelucas en un espacio',
      'topmost-row': 'Fila más alta',
      leftmost: 'Columna más a la izquierda',
      'facing-left': 'Hacia la izquierda',
    },
    cube: { cheapest: 'Cubo más barato', 'column-first': 'De la columna' },
    building: {
      'best-difference': 'Sus pelucas − las tuyas',
      'tile-by-aide': 'Loseta del ayudante',
      'clockwise-from-west-d': 'Sentido horario desde oeste D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'Suyos', 'leftmost-office': 'Desde izq.' },
    plan: { 'most-officials': 'Funcion.', 'blue-architect': 'Azul' },
    favour: { 'leftmost-noble': 'Desde izq.' },
    store: {
      'most-wigs': 'Pelucas',
      'most-wigs-on-space': 'Espacio',
      'topmost-row': 'Fila',
      leftmost: 'Col.',
      'facing-left': 'Oeste',
    },
    cube: { cheapest: 'Valor', 'column-first': 'Columna' },
    building: { 'best-difference': 'Suyas − tuyas', 'tile-by-aide': 'Ayud.', 'clockwise-from-west-d': 'Orden' },
  },
  scores: {
    office: { 'fewest-of-his': number, 'leftmost-office': (score) => `${number(score + 1)}.ª` },
    plan: { 'most-officials': number, 'blue-architect': yesNo },
    favour: { 'leftmost-noble': (score) => `${number(score + 1)}.º` },
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
    cube: ({ from, kind }) => `${capital(names.rubble[kind])} ${ofLine[from]}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Opción',
  only: (name) => `${name}: era la única opción.`,
  decided: (name, criterion) => `${name}: lo decide «${criterion}».`,
  tied: (name) => `Empate en todo. Va primero: ${name}.`,
  fell: (score) => `${score}, fuera`,
  deciding: (criterion) => `${criterion}, decide`,
  showAll: (count) => `Ver las ${number(count)}`,
  paidTitle: 'Lo que le costó la visita',
  total: (total) => `= ${number(total)}`,
};
