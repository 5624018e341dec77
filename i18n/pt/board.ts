import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number, plural } from './grammar';
import { names } from './names';
import { buildingOf, ofArchitect, officials, priceOf, reis, streetOf, wigs } from './turnNames';

/** The board: map and tracks, as drawn and as spoken. */
export const board: Catalogue['board'] = {
  letter: { you: 'V', lacerda: 'L' },
  owner: { you: 'você', lacerda: 'Lacerda', neutral: 'neutro' },
  map: {
    name: 'Mapa do centro da cidade',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fit: 'Mapa inteiro',
    size: 'Tamanho do mapa',
    key: 'Donos',
  },
  pages: {
    show: { map: 'Mostrar o mapa', court: 'Mostrar a corte' },
    back: 'Mapa',
    asked: (name) => `${name}: escolha lá`,
  },
  layer: {
    name: 'Mostrar no mapa',
    now: (layer) => `Mostrar no mapa: ${layer}`,
    plain: 'Só o mapa',
    prices: 'Preços',
    'your-wigs': 'Suas perucas',
    'his-wigs': 'Perucas dele',
    threats: 'Ameaças',
  },
  space: {
    free: 'livre',
    store: { you: 'sua loja', lacerda: 'loja de Lacerda' },
    facing: (good) => `virada para a ${streetOf(good)}`,
    price: reis,
    tooDear: 'mais do que você pode pagar',
    hisNext: 'Lacerda construiria aqui em seguida',
    wigsFacing: (count, good) => `${wigs(count)} na ${streetOf(good)}`,
  },
  site: {
    west: (row) => `Local oeste ${row}`,
    east: (row) => `Local leste ${row}`,
    north: (good) => `Local norte, ${streetOf(good)}`,
    building: (one, other) => `edifício público, ${one} e ${other}`,
    free: 'livre',
    hisNext: 'Lacerda inauguraria aqui um edifício público em seguida',
    wigsWith: (count, architect) => `${wigs(count)} com o ${buildingOf(architect)}`,
  },
  rubble: {
    row: (row) => `Entulho da fileira ${row}`,
    column: (column) => `Entulho da coluna ${number(column)}`,
    none: 'sem entulho',
    cubes: (count, kind) => `${number(count)} de ${names.rubble[kind]}`,
    all: (parts) => `entulho: ${parts}`,
  },
  scoring: {
    tile: (column) => `Ficha de pontuação da coluna ${number(column)}`,
    value: wigs,
  },
  court: {
    title: 'Nobres',
    inOffice: (who) => `no escritório: ${who}`,
    emptyOffice: 'escritório vazio',
    spaces: (free) => plural(free, { one: '# espaço livre', other: '# espaços livres' }),
    onPlaza: (who) => `na praça: ${who}`,
    plaza: 'Praça',
    many: {
      you: (count) => plural(count, { one: '# seu', other: '# seus' }),
      lacerda: (count) => `${number(count)} de Lacerda`,
      neutral: (count) => plural(count, { one: '# neutro', other: '# neutros' }),
    },
    courtier: 'o cortesão está aqui',
  },
  decks: {
    title: 'Baralhos',
    short: { builder: 'Constr.', minister: 'Marquês', king: 'Rei', treasury: 'Tesouro' },
    cards: (count) => plural(count, { one: '# carta', other: '# cartas' }),
    empty: 'vazio',
    aide: 'o ajudante está aqui',
    ends: { period: 'a última carta encerra o período', game: 'a última carta encerra o jogo' },
    endsShort: { period: 'fim do período', game: 'fim do jogo' },
  },
  treasury: {
    title: 'Tesouro',
    spoken: (left, right) => `Tesouro: valor de influência ${left}, valor do tesouro ${reis(right)}`,
  },
  market: {
    title: 'Mercado',
    spoken: (good, price) => `${capital(priceOf(good))} no mercado: ${reis(price)}`,
  },
  influence: {
    title: 'Influência',
    you: (value) => `Sua influência: ${number(value)}`,
    lacerda: (value) => `Influência de Lacerda: ${number(value)}`,
  },
  church: {
    title: 'Igreja',
    onInfluence: 'no ícone de influência',
    onTreasury: 'no ícone do tesouro',
    toInfluence: (steps) =>
      plural(steps, { one: '# passo até a pontuação da igreja', other: '# passos até a pontuação da igreja' }),
    toTreasury: (steps) => plural(steps, { one: '# passo até o tesouro', other: '# passos até o tesouro' }),
    spoken: (where) => `Cardeal: ${where}`,
  },
  shipyard: {
    title: 'Estaleiro',
    top: (hull) => `Estaleiro: nau de tamanho ${number(hull)} em cima`,
    then: (hulls) => `depois tamanho ${hulls}`,
    empty: 'Estaleiro: vazio',
    none: 'sem naus',
  },
  display: {
    title: 'Fichas de cidade',
    tile: {
      gold: 'ficha de ouro',
      cloth: 'ficha de tecidos',
      books: 'ficha de livros',
      tools: 'ficha de ferramentas',
      'tools-small': 'ficha pequena de ferramentas',
    },
    there: 'na exibição',
    gone: 'retirada',
  },
  architects: {
    title: 'Arquitetos',
    name: { blue: 'Azul', green: 'Verde' },
    building: (architect, what) => `${capital(buildingOf(architect))}: ${what}`,
    face: (one, other) => `${one} e ${other}`,
    plan: (architect, what) => `Projeto de cima ${ofArchitect(architect)}: ${what}`,
    officials,
    unknown: 'ainda não registrado',
    none: 'não há mais',
  },
};
