import type { RubbleKind, SetupRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cubes, favourOf, ofArchitect, officials, shortSite, siteNamed } from './turnNames';

type Words = Catalogue['setup'];

/** The color a kind of rubble has on the table, of one cube and of several. */
const COLOUR: Readonly<Record<RubbleKind, readonly [one: string, other: string]>> = {
  earthquake: ['marrom', 'marrons'],
  fire: ['vermelho', 'vermelhos'],
  tsunami: ['azul', 'azuis'],
};
function coloured(count: number, kind: RubbleKind): string {
  const [one, other] = COLOUR[kind];
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
}
function colouredCubes(count: number, kind: RubbleKind): string {
  const [one, other] = COLOUR[kind];
  return plural(count, { one: `# cubo ${one}`, other: `# cubos ${other}` });
}

const steps: Words['steps'] = {
  all: { title: 'Preparação', say: 'Do tabuleiro ao seu primeiro turno. Registre o que você sortear.' },
  city: { title: 'Tabuleiro e entulho', say: 'O mapa mostra onde vai cada cubo.' },
  stock: { title: 'Naus, cartas e edifícios', say: 'O que fica ao lado do mapa.' },
  board: {
    title: 'Tabuleiro',
    say: 'Cubra a fileira E com a peça para 2 jogadores. Marcador de tesouro no 3, marcadores de preço no início, Cardeal no ícone de influência.',
  },
  rows: { title: 'Entulho das fileiras', say: '3 cubos no fim de cada fileira, como mostrado.' },
  columns: {
    title: 'Entulho das colunas',
    say: 'Abaixo de cada coluna, os cubos mostrados. Mais 6 em uma pilha ao lado do mapa.',
  },
  sites: { title: 'Entulho dos locais', say: '2 cubos em cada local: norte, oeste e leste.' },
  scoring: { title: 'Fichas de pontuação', say: 'Abaixo das colunas 1 a 4:' },
  ships: { title: 'Naus', say: 'Estaleiro: a nau azul de tamanho 1 sobre a vermelha de tamanho 2.' },
  decrees: { title: 'Decretos', say: '8 decretos virados para cima. Troque os marcados “não para 2 jogadores”.' },
  decks: {
    title: 'Cartas',
    say: 'Separe as cartas vermelhas por tipo em 4 baralhos. Revele a de cima de cada um. Compre 5 cartas azuis.',
  },
  architects: {
    title: 'Edifícios e projetos',
    say: '8 edifícios públicos com o lado azul para cima, 8 com o verde. Mova a ficha de cima de cada pilha para o espaço do arquiteto. Projetos em 2 pilhas, os de menos oficiais em cima.',
  },
  you: {
    title: 'Você',
    say: '5 perucas, 4 de influência, 10 réis, 1 de cada recurso, 1 ficha de clero, 1 projeto inicial e:',
  },
  lacerda: { title: 'Lacerda', say: '5 perucas, 5 de influência, 2 projetos iniciais e:' },
  officials: {
    title: 'Escritórios',
    say: '1 oficial neutro em cada escritório. 1 seu e 1 dele no escritório do Marquês.',
  },
  aide: { title: 'Ajudante', say: 'Use como ajudante dele um oficial de uma cor não usada. Coloque-o no:' },
  courtier: { title: 'Cortesão', say: 'Use como cortesão dele outra peça não usada. Coloque-a no:' },
  preplaced: {
    title: 'Primeiro edifício público',
    say: 'Coloque o edifício de cima da pilha neste local e descarte os 2 cubos dali.',
  },
  cubes: {
    title: 'Entulho no mapa',
    say: 'Toque nos cubos do lugar marcado. Para outro lugar, toque nele no mapa.',
  },
  supply: { title: 'Fichas, edifícios e projetos', say: 'O que está ao lado do mapa.' },
  people: { title: 'Você e Lacerda', say: 'O que cada um sorteou.' },
  court: { title: 'Ajudante, cortesão, edifício', say: 'Onde estão as peças dele e o primeiro edifício público.' },
  begin: { title: 'Tudo pronto', say: 'Você começa.' },
};

/** Setting up a solo game. */
export const setup: Words = {
  title: 'Nova partida solo',
  kinds: {
    title: 'Como você quer preparar a mesa?',
    intro: 'Saia e volte quando quiser. Cada toque é salvo.',
    dealt: {
      label: 'Sortear para mim',
      detail: 'O app sorteia cubos, fichas, favores, ajudante e cortesão, e mostra onde vai cada um',
    },
    entered: { label: 'Já preparei a mesa', detail: 'Registre o que está na sua mesa' },
    'under-way': { label: 'Partida em andamento', detail: 'Comece de qualquer posição' },
  },
  setAside: 'Uma preparação anterior não pode ser lida. Ela está intacta (veja Partidas). Comece outra aqui.',
  unsaved: 'Não é possível salvar neste aparelho. Não feche o app antes de a partida começar.',
  step: (step, all) => `Passo ${number(step)} de ${number(all)}`,
  allSteps: 'Todos os passos',
  stepNamed: (step, title, done) => `${number(step)}. ${title}${done ? ', pronto' : ''}`,
  next: 'Avançar',
  return: 'Voltar ao fim',
  pages: { several: 'Passo a passo', one: 'Tudo em uma página' },
  back: 'Anterior',
  undo: 'Desfazer toque',
  again: 'Sortear de novo',
  otherWay: 'Outra preparação',
  dropped: 'Preparação descartada',
  steps,
  dealt: {
    scoring: (tiles) => tiles.map(number).join(' · '),
    favour: (noble) => capital(favourOf(noble)),
    aide: (deck) => names.deck[deck],
    courtier: (noble) => names.noble[noble],
    preplaced: (architect, site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Fichas de pontuação, colunas 1 a 4',
    yourFavour: 'Seu favor real',
    hisFavour: 'Favor real de Lacerda',
    aide: 'Ajudante em qual baralho?',
    courtier: 'Cortesão com qual nobre?',
    preplaced: (site) =>
      site === undefined
        ? 'Primeiro edifício público (registre antes o ajudante)'
        : `Edifício público no ${siteNamed(site)}`,
    available: (architect) => `Edifício disponível ${ofArchitect(architect)}`,
    stack: (architect) => `Projeto de cima ${ofArchitect(architect)}`,
    yourArchitect: 'Arquiteto do seu projeto inicial',
    yourPlan: 'Oficiais no seu projeto inicial',
    yourTile: 'Benefício da sua ficha de clero',
    hisFirst: 'Oficiais no 1º projeto de Lacerda',
    hisSecond: 'Oficiais no 2º projeto de Lacerda',
    architect: (architect) => names.architect[architect],
    officials,
    more: (count) => `${number(count)}+`,
    moreNamed: (label, count) => `${label}: ${number(count)} ou mais`,
    both: (one, other) => `${one} e ${other}`,
  },
  cubes: {
    left: 'Cubos ainda por colocar',
    kindLeft: (count, kind) => `${coloured(count, kind)}, ${names.rubble[kind]}`,
    row: (row) => `Fileira ${row}`,
    column: (column) => `Coluna ${number(column)}`,
    site: shortSite,
    at: (place, count) => `${place}: ${cubes(count)}`,
    heap: (place, heap) => `${place}: ${heap}`,
    some: coloured,
    list,
    change: 'registrar os cubos',
    all: 'Todos os 50 cubos estão no mapa. Toque em um lugar para mudá-lo.',
  },
  begin: {
    depth: 'Quanto o app deve acompanhar?',
    rulings: (changed) =>
      changed === 0
        ? 'Interpretações: padrão'
        : `Interpretações: ${plural(changed, { one: '# mudada', other: '# mudadas' })}`,
    change: 'Mudar',
    changeNamed: 'Mudar interpretações',
    rulingsTitle: 'Interpretações: partidas novas',
    ready: 'Tudo pronto.',
    missing: (title, open) => `${title}: ${open > 1 ? 'faltam' : 'falta'} ${number(open)}`,
    unfinished: (count) => plural(count, { one: 'Falta # resposta.', other: 'Faltam # respostas.' }),
  },
  start: 'Começar partida',
  failed: 'Não foi possível começar a partida. Nada se perdeu. Tente de novo.',
  gap: {
    title: 'Folha do tabuleiro incompleta',
    text: 'A partida depende disto, então complete antes. O que você registrou aqui está salvo.',
    tiles: 'Fichas de pontuação: fichas iguais não podem ser vizinhas, mas estas teriam de ser.',
    to: 'Ir a Meu tabuleiro',
  },
  gameName: (date) => `Partida solo de ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Speaker<SetupRefusal> = {
  'too-many-cubes': ({ kind, most }) => `A caixa só tem ${colouredCubes(most, kind)}. Confira os outros lugares.`,
  'wrong-number-of-cubes': ({ needs, has }) => `Este lugar precisa de ${cubes(needs)} e tem ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `As colunas ${number(one)} e ${number(other)} não podem ter fichas de pontuação iguais. Troque uma.`,
  'not-the-tiles': ({ tiles }) =>
    `Sua folha do tabuleiro tem as fichas de pontuação ${list(tiles.map(number))}. Escolha de novo ou mude a folha.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Fichas de pontuação ${list(tiles.map(number))}: fichas iguais não podem ser vizinhas, mas estas teriam de ser. Confira sua folha do tabuleiro.`,
  'equal-colours': () => 'Um edifício público tem 2 cores diferentes.',
  'impossible-number': ({ given, least, most }) =>
    `${officials(given)} em um projeto não é possível. Escolha de ${number(least)} a ${number(most)}.`,
  'no-treasury-start': ({ value }) => `Sua folha do tabuleiro não mostra ${number(value)} na trilha do tesouro.`,
};
