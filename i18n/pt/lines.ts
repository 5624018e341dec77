import type { CubePlace, NobleAction, Seat, SkipReason, StateAction, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import {
  buildingOf,
  cityTile,
  cubeOf,
  cubes as cubeCount,
  deckCard,
  favourOf,
  goods as named,
  LINE,
  officeOf,
  officials,
  own,
  planOf,
  priceOf,
  siteNamed,
  storeOf,
  streetOf,
  wigs,
} from './turnNames';

interface FromTo {
  readonly from: number;
  readonly to: number;
}

/** From where to where: the target is what the hand needs. */
const track = (what: string, { from, to }: FromTo, stays = 'fica'): string =>
  from === to
    ? `${capital(what)} ${stays} em **${number(to)}**`
    : `${capital(what)} ${number(from)} → **${number(to)}**`;

const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${own(seat, 'seu', 'marcador')} em ${number(to)}`;

function cubePlace(from: CubePlace): string {
  switch (from.at) {
    case 'row':
      return `da fileira ${from.row}`;
    case 'column':
      return `da coluna ${number(from.column)}`;
    case 'site':
      return `do ${siteNamed(from.site)}`;
  }
}

/** His state actions in a word, under their pictures. */
const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'Oficiais',
  plan: 'Projeto',
  ship: 'Nau',
  produce: 'Produção',
  cardinal: 'Cardeal',
  favour: 'Favor',
};

const THE: Readonly<Record<StateAction | NobleAction | 'discard', string>> = {
  officials: 'os oficiais',
  plan: 'o projeto',
  ship: 'a nau',
  produce: 'a produção',
  cardinal: 'o Cardeal',
  favour: 'o favor',
  store: 'a loja',
  decrees: 'os decretos',
  building: 'o edifício público',
  discard: 'o descarte',
};

const skipped = (what: keyof typeof THE, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table'
    ? `${capital(THE[what].replace(/^\S+ /, ''))}: **passo pulado**`
    : `**Pule** ${THE[what]}: ${say(turn.reasons, reason, t)}`;

const text: LineWords['text'] = {
  treasury: (line) => track('tesouro', line),
  influence: (line) => track(own(line.seat, 'sua', 'influência'), line),
  wigs: (line) => track(own(line.seat, 'suas', 'perucas'), line, 'ficam'),
  price: (line) => track(priceOf(line.good), line),
  dock: ({ hulls, done }) =>
    done
      ? `Atraque ${plural(hulls.length, { one: 'a nau dele, tamanho', other: 'as naus dele, tamanhos' })} ${list(hulls.map(number))}`
      : 'As naus dele ficam no mar',
  courtier: ({ to, stays }) => `Cortesão ${stays ? 'fica com o' : 'para o'} **${names.noble[to]}**`,
  aide: ({ to, stays }) => `Ajudante ${stays ? 'fica no' : 'para o'} **${names.deck[to]}**`,
  officials: ({ offices }) =>
    offices.length === 1
      ? `Oficial dele para o **${offices.map((noble) => names.noble[noble]).join('')}**`
      : `Oficiais dele: ${offices.map((noble) => `1 para o **${names.noble[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) => `${capital(own(seat, 'seu', 'oficial'))} do ${officeOf(noble)} para a **praça**`,
  plan: ({ architect }) => `${capital(planOf(architect))} para **ele**`,
  ship: ({ hull }) => `Nau de cima, tamanho ${number(hull)}, para **ele**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => named(count, good)))} para **ele**`,
  cardinal: () => 'Cardeal **2 espaços** em sentido horário',
  'clergy-out': () => 'Descarte a **próxima ficha de clero** em sentido horário',
  'cardinal-down': () => '**Deite** o Cardeal',
  'cardinal-up': () => '**Levante** o Cardeal',
  'favour-taken': ({ noble }) => `${capital(favourOf(noble))} para **ele**`,
  'favour-returned': ({ noble }) => `Favor dele de volta ao **${names.noble[noble]}**`,
  store: ({ space, good, facing }) =>
    `${capital(storeOf(good))} em **${space}**, virada para ${facing === 'west' ? 'oeste' : 'leste'}`,
  cube: ({ kind, from }) => `${capital(cubeOf(kind))} ${cubePlace(from)} para **ele**`,
  'site-cubes': ({ cubes }) => `${cubeCount(cubes.length)} desse local para **ele**`,
  decrees: ({ count }) =>
    `${plural(count, { one: 'Decreto mais à esquerda', other: '# decretos mais à esquerda' })} para **ele**`,
  building: ({ site }) => `Edifício no **${siteNamed(site)}**`,
  discard: ({ deck, last }) =>
    last ? `Descarte a **última ${deckCard(deck)}**` : `Descarte a **${deckCard(deck)}** de cima; revele a próxima`,
  'your-clergy': ({ tiles }) => `Descarte **${number(tiles)}** das suas fichas de clero`,
  'refill-decrees': () => 'Deslize os outros para a esquerda e **reponha**',
  'refill-clergy': () => 'Reponha: **ficha de clero**',
  'refill-tiles': ({ tiles }) => `Reponha: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(action, reason, t),
  'no-noble': ({ action, reason }, t) => skipped(action, reason, t),
  'no-discard': ({ reason }, t) => skipped('discard', reason, t),
  'no-church': () => 'Sem pontuação da igreja',
  'no-gain': () => 'Nenhuma influência ganha',
  'end-of-period': () => 'O período 1 termina com este turno',
  'end-of-game': () => 'O fim foi desencadeado: **mais 1 rodada** depois desta',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Pontuação da igreja' : null),
  treasury: ({ from, to }) => (from === to ? 'Fim da trilha' : null),
  dock: ({ done }) => (done ? 'Devolva os recursos ao suprimento' : null),
  plan: ({ officials: count }) => `${officials(count)}. Revele o próximo projeto`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'Sem perucas' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      capital(buildingOf(architect)),
    ].join('. '),
  'cardinal-down': () => 'Pontuação da igreja no fim deste turno',
  'refill-decrees': () => 'Se sair o decreto 69, troque-o',
  'no-noble': () => 'Sem visita, sem custo',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Motivos, ou mudar este passo',
  differs: 'Mudar este passo',
  changed: 'mudado por você',
  gain: {
    title: 'O que ele ganha',
    parts: (portfolio, ships) =>
      `seu portfólio ${number(portfolio)} + naus dele ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: 'O que aconteceu?',
    space: 'Toque no espaço onde ele construiu',
    site: 'Toque no local que ele inaugurou',
    street: (space) => `${space}: virada para qual rua?`,
    facing: (good) => capital(streetOf(good)),
    architect: (site) => `${capital(siteNamed(site))}: edifício de quem?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => capital(planOf(architect)),
    favour: (noble) => capital(favourOf(noble)),
    action: (action) => ACTIONS[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${LINE[from]}`,
    offices: 'Toque em 1 ou 2 escritórios',
    confirmOffices: 'Confirmar',
    piece: 'Toque na peça certa',
    skip: 'Passo pulado',
    cancel: 'Cancelar',
    noOther: 'Aqui não há outra opção. Mude um passo anterior ou corrija o valor.',
  },
};
