import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { LINE, officials, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'sim' : 'não');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const fromLeft = (score: number): string => `${number(score + 1)}º`;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: 'Por que isto?',
  of: {
    office: 'Qual escritório',
    plan: 'Qual projeto',
    favour: 'Qual favor',
    store: 'Qual loja',
    cube: 'Qual cubo',
    building: 'Qual edifício e local',
  },
  criteria: {
    office: { 'fewest-of-his': 'Menos oficiais dele', 'leftmost-office': 'Escritório mais à esquerda' },
    plan: { 'most-officials': 'Mais oficiais', 'blue-architect': 'Arquiteto azul' },
    favour: { 'leftmost-noble': 'Nobre mais à esquerda' },
    store: {
      'most-wigs': 'Mais perucas',
      'most-wigs-on-space': 'Mais perucas em um espaço',
      'topmost-row': 'Fileira mais acima',
      leftmost: 'Coluna mais à esquerda',
      'facing-left': 'Virada para a esquerda',
    },
    cube: { cheapest: 'Cubo mais barato', 'column-first': 'Da coluna' },
    building: {
      'best-difference': 'Perucas dele − suas',
      'tile-by-aide': 'Ficha do ajudante',
      'clockwise-from-west-d': 'Sentido horário a partir de oeste D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'Dele', 'leftmost-office': 'Da esq.' },
    plan: { 'most-officials': 'Oficiais', 'blue-architect': 'Azul' },
    favour: { 'leftmost-noble': 'Da esq.' },
    store: {
      'most-wigs': 'Perucas',
      'most-wigs-on-space': 'Espaço',
      'topmost-row': 'Fil.',
      leftmost: 'Col.',
      'facing-left': 'Oeste',
    },
    cube: { cheapest: 'Valor', 'column-first': 'Coluna' },
    building: { 'best-difference': 'Dele − suas', 'tile-by-aide': 'Ajud.', 'clockwise-from-west-d': 'Horário' },
  },
  scores: {
    office: { 'fewest-of-his': number, 'leftmost-office': fromLeft },
    plan: { 'most-officials': number, 'blue-architect': yesNo },
    favour: { 'leftmost-noble': fromLeft },
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
    cube: ({ from, kind }) => `${capital(names.rubble[kind])} da ${LINE[from]}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Opção',
  only: (name) => `${name} era a única opção.`,
  decided: (name, criterion) => `${name}: decidido por “${criterion}”.`,
  tied: (name) => `Todas eram iguais. ${name} vem primeiro.`,
  fell: (score) => `${score}, fora`,
  deciding: (criterion) => `${criterion}, decide`,
  showAll: (count) => `Mostrar todas (${number(count)})`,
  paidTitle: 'O que a visita custou a ele',
  total: (total) => `= ${number(total)}`,
};
