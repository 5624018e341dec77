import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { names } from './names';
import { cards, cityTile, ofArchitect, officials, ofGood, reis, streetOf, wigs } from './turnNames';

/** The board: map and tracks, as drawn and as spoken. */
export const board: Catalogue['board'] = {
  letter: { you: 'T', lacerda: 'L' },
  owner: { you: 'tú', lacerda: 'Lacerda', neutral: 'neutral' },
  map: {
    name: 'Mapa del centro',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mapa entero',
    size: 'Tamaño del mapa',
    key: 'Dueños',
  },
  pages: {
    show: { map: 'Ver el mapa', court: 'Ver la corte' },
    back: 'Mapa',
    asked: (name) => `${name}: elige ahí`,
  },
  layer: {
    name: 'Mostrar en el mapa',
    now: (layer) => `Mostrar en el mapa: ${layer}`,
    plain: 'Nada',
    prices: 'Precios',
    'your-wigs': 'Tus pelucas',
    'his-wigs': 'Sus pelucas',
    threats: 'Amenazas',
  },
  space: {
    free: 'libre',
    store: { you: 'tu tienda', lacerda: 'tienda de Lacerda' },
    facing: (good) => `en la ${streetOf(good)}`,
    price: reis,
    tooDear: 'más de lo que puedes pagar',
    hisNext: 'aquí construiría Lacerda en su próximo turno',
    wigsFacing: (count, good) => `${wigs(count)} hacia la ${streetOf(good)}`,
  },
  site: {
    west: (row) => `Obra oeste ${row}`,
    east: (row) => `Obra este ${row}`,
    north: (good) => `Obra norte, ${streetOf(good)}`,
    building: (one, other) => `edificio público, ${one} y ${other}`,
    free: 'libre',
    hisNext: 'aquí abriría Lacerda un edificio público en su próximo turno',
    wigsWith: (count, architect) => `${wigs(count)} con el edificio ${ofArchitect(architect)}`,
  },
  rubble: {
    row: (row) => `Escombros de la fila ${row}`,
    column: (column) => `Escombros de la columna ${number(column)}`,
    none: 'sin escombros',
    cubes: (count, kind) => `${number(count)} de ${names.rubble[kind]}`,
    all: (parts) => `escombros: ${parts}`,
  },
  scoring: {
    tile: (column) => `Loseta de puntuación de la columna ${number(column)}`,
    value: wigs,
  },
  court: {
    title: 'Nobles',
    inOffice: (who) => `en la oficina: ${who}`,
    emptyOffice: 'oficina vacía',
    spaces: (free) => plural(free, { one: '# espacio libre', other: '# espacios libres' }),
    onPlaza: (who) => `en la plaza: ${who}`,
    plaza: 'Plaza',
    many: {
      you: (count) => plural(count, { one: '# tuyo', other: '# tuyos' }),
      lacerda: (count) => `${number(count)} de Lacerda`,
      neutral: (count) => plural(count, { one: '# neutral', other: '# neutrales' }),
    },
    courtier: 'el cortesano está aquí',
  },
  decks: {
    title: 'Mazos',
    short: { builder: 'Constr.', minister: 'Marqués', king: 'Rey', treasury: 'Tesoro' },
    cards,
    empty: 'vacío',
    aide: 'el ayudante está aquí',
    ends: { period: 'su última carta acaba el período', game: 'su última carta acaba la partida' },
    endsShort: { period: 'acaba el período', game: 'acaba la partida' },
  },
  treasury: {
    title: 'Tesorería',
    spoken: (left, right) => `Tesorería: valor de influencia ${left}, valor de tesorería ${reis(right)}`,
  },
  market: {
    title: 'Mercado',
    spoken: (good, price) => `Precio de mercado ${ofGood[good]}: ${reis(price)}`,
  },
  influence: {
    title: 'Influencia',
    you: (value) => `Tu influencia: ${number(value)}`,
    lacerda: (value) => `Influencia de Lacerda: ${number(value)}`,
  },
  church: {
    title: 'Iglesia',
    onInfluence: 'en el icono de influencia',
    onTreasury: 'en el icono de tesorería',
    toInfluence: (steps) =>
      plural(steps, {
        one: 'a # paso de la puntuación de la iglesia',
        other: 'a # pasos de la puntuación de la iglesia',
      }),
    toTreasury: (steps) => plural(steps, { one: 'a # paso de la tesorería', other: 'a # pasos de la tesorería' }),
    spoken: (where) => `Cardenal: ${where}`,
  },
  shipyard: {
    title: 'Astillero',
    top: (hull) => `Astillero: arriba, barco de tamaño ${number(hull)}`,
    then: (hulls) => `luego, tamaño ${hulls}`,
    empty: 'Astillero: vacío',
    none: 'sin barcos',
  },
  display: {
    title: 'Losetas de ciudad',
    tile: {
      gold: cityTile('gold'),
      cloth: cityTile('cloth'),
      books: cityTile('books'),
      tools: cityTile('tools'),
      'tools-small': cityTile('tools-small'),
    },
    there: 'en la muestra',
    gone: 'tomada',
  },
  architects: {
    title: 'Arquitectos',
    name: { blue: 'Azul', green: 'Verde' },
    building: (architect, what) => `Edificio ${ofArchitect(architect)}: ${what}`,
    face: (one, other) => `${one} y ${other}`,
    plan: (architect, what) => `Plano superior ${ofArchitect(architect)}: ${what}`,
    officials,
    unknown: 'aún sin introducir',
    none: 'no queda ninguno',
  },
};
