import type { Good, LASTING_REWARDS, PLAIN_REWARDS, SourceDocument, StateAction } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { panels } from './sheetPanels';
import { change as signed, gained, influence, ofGood, officials, reis, spaces, streetOf, wigs } from './turnNames';

type Words = Catalogue['sheet'];

const documents: Readonly<Record<SourceDocument, string>> = {
  'english-rulebook': 'manual inglês',
  'spanish-rulebook': 'manual espanhol',
  'polish-rulebook': 'manual polonês',
  'italian-summary': 'regras solo italianas',
  players: 'listas feitas por jogadores',
  none: 'nenhuma fonte',
};

const plainRewards: Readonly<Record<(typeof PLAIN_REWARDS)[number], string>> = {
  influence: 'ganhar influência',
  cardinal: 'mover o Cardeal',
  official: 'colocar um oficial',
  cube: 'pegar um cubo',
  plan: 'adquirir um projeto',
  favour: 'receber um favor real',
  ship: 'construir uma nau',
  produce: 'produzir recursos',
  decree: 'pegar um decreto',
  store: 'construir uma loja',
  building: 'inaugurar um edifício público',
  'lose-official': 'perder um oficial',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'réis a menos em cada pagamento',
  'per-good': 'réis por recurso vendido',
  'fewer-officials': 'oficiais a menos por projeto',
  'cheaper-officials': 'réis a menos por oficial',
  'visit-discount': 'influência a menos por visita',
};

const countedRewards: Readonly<Record<Parameters<Words['rewards']['counted']>[0], (amount: number) => string>> = {
  reis: (amount) => gained('reis', amount),
  wigs: (amount) => gained('wigs', amount),
  discount: (amount) => `${reis(amount)} a menos em cada pagamento`,
  'per-good': (amount) => `${gained('reis', amount)} por recurso vendido`,
  'fewer-officials': (amount) => `${officials(amount)} a menos por projeto`,
  'cheaper-officials': (amount) => `${reis(amount)} a menos por oficial`,
  'visit-discount': (amount) => `${influence(amount)} a menos por visita`,
};

const someGoods = (amount: number, good: Good | 'any'): string =>
  good === 'any' ? `${signed(amount)} ${plural(amount, { one: 'recurso', other: 'recursos' })}` : gained(good, amount);

const actions: Readonly<Record<StateAction, string>> = {
  officials: 'Oficiais',
  plan: 'Projeto',
  ship: 'Nau',
  produce: 'Produzir',
  cardinal: 'Cardeal',
  favour: 'Favor',
};

const progress = (done: number, all: number): string =>
  `${number(done)} de ${plural(all, { one: '# painel confirmado', other: '# painéis confirmados' })}`;
const tileOf = (place: number): string => `${number(place + 1)}ª ficha`;

const panel: Words['panel'] = {
  confirm: 'Igual ao meu',
  confirmNamed: (name) => `${name}: igual ao meu tabuleiro`,
  matched: 'Confirmado',
  open: 'Não confirmado',
  done: (name) => `Confirmado: ${name}`,
  missing: 'Falta algo, ou não é possível',
  sources: 'Porquê e fontes',
  hideSources: 'Ocultar fontes',
  readIn: (sources) => `Consultado em: ${list(sources.map((source) => documents[source]))}.`,
  trust: {
    'read-in-print': 'Lido em texto impresso.',
    'read-twice': 'Lido em texto impresso 2 vezes.',
    inferred: 'Não está impresso em nenhuma fonte que vimos. Deduzido de exemplos.',
  },
  ruling: (id) => `Interpretação ${id}: as fontes divergem ou se calam. Seu tabuleiro decide.`,
  asNew: 'Restaurar',
  asNewNamed: (name) => `Restaurar ${name}`,
  wasReset: (name) => `Restaurado: ${name}`,
  details: (name, state) => `${name}, ${state}`,
};

const treasury: Words['treasury'] = {
  track: 'Trilha do tesouro, o mais alto em cima',
  visits: 'Visitas',
  payments: 'Pagamentos',
  left: (space, value) => `Espaço ${number(space)} a partir de baixo, visitas ${signed(value)} de influência`,
  right: (space, value) => `Espaço ${number(space)} a partir de baixo, pagamentos ${reis(value)}`,
  leftOf: (space) => `Visitas, espaço ${number(space)} a partir de baixo`,
  rightOf: (space) => `Pagamentos, espaço ${number(space)} a partir de baixo`,
  start: 'início',
  top: 'Extremo superior',
  bottom: 'Extremo inferior',
  higher: 'Mais 1 em cima',
  lower: 'Mais 1 embaixo',
  noHigher: 'Menos 1 em cima',
  noLower: 'Menos 1 embaixo',
  summary: (count, from, to, least, most) =>
    `${spaces(count)}, de ${number(from)} a ${reis(to)}, visitas de ${signed(least)} a ${signed(most)}`,
};

const rewards: Words['rewards'] = {
  title: 'Recompensas no mapa',
  intro: 'Preenchidas conforme você joga. Toque em um lugar para ver ou mudar a recompensa.',
  map: 'Espaços e locais',
  none: 'não registrada',
  place: (place, what) => `${place}: ${what}`,
  space: (space) => `Espaço ${space}`,
  west: (row) => `Local oeste ${row}`,
  east: (row) => `Local leste ${row}`,
  north: (good) => `Local norte, ${streetOf(good)}`,
  card: (card) => `Carta ${card}`,
  known: (count) => plural(count, { one: '# lugar registrado', other: '# lugares registrados' }),
  add: 'Adicionar',
  kind: 'Qual recompensa está impressa aqui?',
  remove: (what) => `Remover: ${what}`,
  amount: 'Quantos?',
  good: 'Qual recurso?',
  anyGood: 'qualquer recurso',
  note: 'Nas suas palavras',
  kinds: {
    reis: 'réis',
    wigs: 'perucas',
    goods: 'recursos',
    other: 'outra coisa',
    ...plainRewards,
    ...lastingRewards,
  },
  counted: (kind, amount) => countedRewards[kind](amount),
  goods: someGoods,
  list,
};

const copies: Words['copies'] = {
  title: 'Cópias do jogo',
  intro: 'Partidas e custos novos usam esta cópia. As partidas em andamento ficam com a folha em que começaram.',
  unnamed: (place) => (place === 0 ? 'Minha cópia' : `Cópia ${number(place + 1)}`),
  lies: (name) => `Em uso: ${name}`,
  choose: 'Qual cópia você está usando?',
  name: 'Nome desta cópia',
  add: 'Adicionar cópia',
  added: 'Cópia adicionada, nada confirmado ainda',
  remove: 'Apagar esta cópia',
  removed: (name) => `${name} foi apagada`,
  reset: 'Restaurar cópia',
  wasReset: (name) => `${name} foi restaurada`,
  state: progress,
};

const transfer: Words['transfer'] = {
  title: 'Exportar ou importar',
  intro: 'Uma folha é um texto curto. Salve, envie a alguém ou leve para outro aparelho.',
  share: 'Exportar folha',
  text: 'A folha como texto',
  copy: 'Copiar texto',
  copied: 'Folha copiada',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  save: 'Salvar arquivo',
  send: 'Compartilhar',
  file: (name) => `lisboa-board-${name}.json`,
  bring: 'Importar folha',
  paste: 'Cole o texto de uma folha',
  pick: 'Escolher arquivo',
  check: 'Conferir e adicionar',
  notJson: 'Não é uma folha do tabuleiro, ou está incompleta. Copie tudo de novo.',
  problems: (count) =>
    plural(count, {
      one: 'Não adicionada: # problema nesta folha.',
      other: 'Não adicionada: # problemas nesta folha.',
    }),
  added: (name) => `${name} foi adicionada e está em uso. As partidas em andamento não mudam.`,
};

const path: Words['path'] = {
  left: 'valor de influência',
  right: 'valor do tesouro',
  start: 'preço inicial',
  lowest: 'preço mínimo',
  influence: 'influência',
  bonus: 'bônus',
  treasury: 'ícone do tesouro',
  rewards: 'Recompensas',
  gold: 'ouro',
  books: 'livros',
  cloth: 'tecido',
  tools: 'ferramentas',
  amount: 'quantidade',
  kind: 'tipo',
  builder: 'Construtor',
  minister: 'Marquês',
  king: 'Rei',
  name: 'nome',
  confirmed: 'painéis confirmados',
  version: 'versão',
  sheet: 'folha',
};

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet: Words = {
  title: 'Meu tabuleiro',
  intro: 'As edições variam. Confira cada painel com o seu tabuleiro uma vez. O app não pergunta de novo.',
  progress,
  allMatched: 'Todos os painéis confirmados. O app não pergunta de novo.',
  unsaved: 'Não é possível salvar neste aparelho. Seus dados valem até você fechar o app.',
  unreadable: (count) =>
    plural(count, {
      one: 'Esta versão do app não consegue ler # folha salva. Ela está intacta.',
      other: 'Esta versão do app não consegue ler # folhas salvas. Elas estão intactas.',
    }),
  panels,
  signed,
  tapToChange: 'Toque em um valor para mudá-lo.',
  panel,
  treasury,
  coins: {
    track: 'Trilha de influência',
    space: (space) => `Espaço ${number(space)}: moeda`,
    wig: 'O espaço 10 mostra uma peruca',
    summary: (coins) =>
      coins.length === 0 ? 'Sem moedas' : `Moedas em ${list([...coins].sort((a, b) => a - b).map(number))}`,
  },
  market: {
    board: 'Preços do mercado',
    start: (good, price) => `Preço inicial ${ofGood(good)}: ${number(price)}`,
    lowest: (good, price) => `Preço mínimo ${ofGood(good)}: ${number(price)}`,
    startOf: (good) => `Preço inicial ${ofGood(good)}`,
    lowestOf: (good) => `Preço mínimo ${ofGood(good)}`,
    summary: (parts) => list(parts),
    range: (good, start, lowest) => `${good} de ${number(start)} a ${number(lowest)}`,
  },
  ships: {
    board: 'Naus por tamanho',
    influence: (hull, value) => `Tamanho ${number(hull)}: ${influence(value)}`,
    bonus: (hull, value) => `Tamanho ${number(hull)}: bônus de venda ${signed(value)}`,
    influenceOf: (hull) => `Influência na nau de tamanho ${number(hull)}`,
    bonusOf: (hull) => `Bônus de venda na nau de tamanho ${number(hull)}`,
    summary: (influences, bonus) =>
      `Influência ${influences.map(number).join(', ')}; bônus ${bonus.map(signed).join(', ')}`,
  },
  offices: { office: 'Espaços por escritório', spaces },
  top: {
    board: 'Ações estatais de cada nobre',
    actions,
    top: 'cima',
    bottom: 'baixo',
    swap: (noble, above, below) => `${noble}: ${above} em cima, ${below} embaixo. Inverter`,
    summary: (above) => `Em cima: ${list(above)}`,
  },
  church: {
    ring: 'Igreja, do topo em sentido horário',
    place: 'Qual ícone você está colocando?',
    icons: { influence: 'Ícone de influência', treasury: 'Ícone do tesouro' },
    gap: (gap, icons) => `Espaço ${number(gap + 1)}: ${icons.length === 0 ? 'sem ícone' : list(icons)}`,
    summary: (steps) => `Ícone do tesouro ${spaces(steps)} depois do ícone de influência, em sentido horário`,
  },
  scoring: {
    board: 'As 4 fichas de pontuação',
    tile: (place, value) => `${tileOf(place)}: ${wigs(value)}`,
    tileOf,
    summary: (values) => values.map(number).join(', '),
  },
  thin: {
    question: 'Qual valor conta para a coluna estreita?',
    column: (column) => `Ficha da coluna ${number(column)}`,
    own: 'Valor próprio',
    ownShort: 'própr.',
    ownValue: 'Valor da coluna estreita',
    summary: (column) => `Usa a ficha da coluna ${number(column)}`,
    ownSummary: (value) => `Valor próprio: ${number(value)}`,
  },
  tools: {
    question: 'Perucas por ter mais lojas de ferramentas',
    option: (first, second, third) => `${number(first)}, ${number(second)} e ${number(third)}`,
    places: ['1º', '2º', '3º'],
  },
  lacerda: {
    start: '4 painéis de Lacerda',
    startDetail: 'O que decide as jogadas dele, em menos de um minuto',
    title: 'O necessário para Lacerda',
    why: 'As escolhas de Lacerda dependem destes 4 painéis. Confira-os uma vez. Os outros podem esperar, em Meu tabuleiro.',
    step: (step, all) => `${number(step)} de ${number(all)}`,
    reasons: {
      top: 'O cortesão dele define o nobre. O ajudante define a de cima ou a de baixo.',
      treasury: 'Define quanto custam as visitas dele e o que você paga.',
      church: 'Ele sempre move o Cardeal 2 espaços. Os ícones decidem o que acontece.',
      scoringTiles: 'Ele constrói onde ganha mais perucas.',
    },
    done: 'Os 4 painéis estão confirmados.',
    finish: 'Pronto',
    back: 'Painel anterior',
    leave: 'Ver todos os painéis',
  },
  rewards,
  copies,
  transfer,
  path,
  pathNumber: (index) => `nº ${number(index + 1)}`,
};
