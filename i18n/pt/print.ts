import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** The pages for paper. */
export const print: Catalogue['print'] = {
  title: 'Imprimir',
  which: 'Qual página?',
  paper: 'Em preto e branco. Cabe em A4 e em Carta.',
  print: 'Imprimir',
  links: { score: 'Imprimir em branco', board: 'Imprimir tabuleiro', lacerda: 'Lacerda em 1 página' },
  score: {
    date: 'Data',
    cubes: (each) => `Lacerda: ${number(each)} por cubo`,
    decrees: (each) => `Lacerda: ${number(each)} por decreto`,
    officials: (what) => `Lacerda: ${what}`,
  },
  board: { unconfirmed: (panel) => `${panel} (não confirmado)` },
  lacerda: {
    intro: 'Depois de cada turno seu, faça os passos 1 a 7. Em uma escolha, o 1 decide e o número seguinte desempata.',
    titles: { dock: 'As naus dele atracam', end: 'Fim do turno dele' },
    dock: 'Devolva ao suprimento os recursos das naus dele no mar.',
    state: '1 ação estatal do nobre do cortesão. Se for impossível, ele a pula.',
    courtier: 'Cortesão',
    aideOn: { top: 'Ajudante no Rei ou no Tesouro', bottom: 'Ajudante no Construtor ou no Marquês' },
    officials: '1 oficial em cada um de 2 escritórios.',
    fullOffice: 'Escritório cheio',
    plan: '1 dos 2 projetos disponíveis.',
    favour: '1 que ele não tem.',
    store: 'Em um espaço livre, mesmo por 0 perucas. Sem recompensa e sem pagar o terreno.',
    cube: 'Depois, 1 cubo da fileira ou da coluna.',
    building:
      'O local livre e a ficha disponível com a maior diferença, mesmo abaixo de 0. Todos os donos pontuam. Os 2 cubos vão para a área dele. Sem recompensa nem projeto.',
    end: 'Reponha as fichas de cidade e de clero. Depois, o fim do período, se desencadeado.',
    gains: 'A influência dele',
    byAide: 'verde com o ajudante no Rei ou no Tesouro, senão azul',
  },
};
