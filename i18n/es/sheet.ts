import type { LASTING_REWARDS, PLAIN_REWARDS, SourceDocument, StateAction } from '@/engine';

import type { Catalogue } from '../catalogue';
import { fewerOfficials } from './clergy';
import { change, list, number, plural } from './grammar';
import { panels } from './sheetPanels';
import { gained, influence as some, ofGood, reis, spaces as someSpaces, streetOf, wigs } from './turnNames';

const documents: Readonly<Record<SourceDocument, string>> = {
  'english-rulebook': 'reglamento inglés',
  'spanish-rulebook': 'reglamento español',
  'polish-rulebook': 'reglamento polaco',
  'italian-summary': 'reglas italianas en solitario',
  players: 'listas hechas por jugadores',
  none: 'ninguna fuente',
};

const plainRewards: Readonly<Record<(typeof PLAIN_REWARDS)[number], string>> = {
  influence: 'ganar influencia',
  cardinal: 'mover al Cardenal',
  official: 'colocar un funcionario',
  cube: 'tomar un cubo',
  plan: 'adquirir un plano',
  favour: 'conseguir un favor real',
  ship: 'construir un barco',
  produce: 'producir bienes',
  decree: 'tomar un decreto',
  store: 'construir una tienda',
  building: 'abrir un edificio público',
  'lose-official': 'perder un funcionario',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'menos reales en cada pago',
  'per-good': 'reales por bien vendido',
  'fewer-officials': 'menos funcionarios por plano',
  'cheaper-officials': 'menos reales por funcionario',
  'visit-discount': 'menos influencia por visita',
};

type CountedReward = 'reis' | 'wigs' | (typeof LASTING_REWARDS)[number];
const countedRewards: Readonly<Record<CountedReward, (amount: number) => string>> = {
  reis: (amount) => gained('reis', amount),
  wigs: (amount) => gained('wigs', amount),
  discount: (amount) => `${reis(amount)} menos en cada pago`,
  'per-good': (amount) => `${gained('reis', amount)} por bien vendido`,
  'fewer-officials': fewerOfficials,
  'cheaper-officials': (amount) => `${reis(amount)} menos por funcionario`,
  'visit-discount': (amount) => `${some(amount)} menos por visita`,
};

const actions: Readonly<Record<StateAction, string>> = {
  officials: 'Funcion.',
  plan: 'Plano',
  ship: 'Barco',
  produce: 'Producir',
  cardinal: 'Cardenal',
  favour: 'Favor',
};

const ordinal = (place: number) => ['Primera', 'Segunda', 'Tercera', 'Cuarta'][place] ?? `${number(place + 1)}.ª`;

const confirmed = (done: number, all: number): string =>
  `${number(done)} de ${plural(all, { one: '# panel', other: '# paneles' })} ${plural(done, { one: 'confirmado', other: 'confirmados' })}`;

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet: Catalogue['sheet'] = {
  title: 'Mi tablero',
  intro: 'Las ediciones difieren. Compara una vez cada panel con tu tablero. La app no volverá a preguntar.',
  progress: confirmed,
  allMatched: 'Todos los paneles están confirmados. La app no volverá a preguntar.',
  unsaved: 'No se puede guardar en este dispositivo. Lo que introduzcas dura hasta que cierres la app.',
  unreadable: (count) =>
    plural(count, {
      one: 'Esta versión de la app no puede leer # hoja guardada. Sigue intacta.',
      other: 'Esta versión de la app no puede leer # hojas guardadas. Siguen intactas.',
    }),
  panels,
  signed: change,
  tapToChange: 'Toca un valor para cambiarlo.',
  panel: {
    confirm: 'Igual que mi tablero',
    confirmNamed: (panel) => `${panel}: igual que mi tablero`,
    matched: 'Confirmado',
    open: 'Sin confirmar',
    done: (panel) => `Confirmado: ${panel}`,
    missing: 'Falta o es imposible',
    sources: 'Por qué y fuentes',
    hideSources: 'Ocultar fuentes',
    readIn: (read) => `Consultado en: ${list(read.map((name) => documents[name]))}.`,
    trust: {
      'read-in-print': 'Está impreso.',
      'read-twice': 'Está impreso en 2 reglamentos.',
      inferred: 'No está impreso donde hemos mirado. Deducido de los ejemplos.',
    },
    ruling: (id) => `Criterio ${id}: las fuentes se contradicen o callan. Manda tu tablero.`,
    asNew: 'Restablecer',
    asNewNamed: (panel) => `Restablecer ${panel}`,
    wasReset: (panel) => `Restablecido: ${panel}`,
    details: (panel, state) => `${panel}, ${state}`,
  },
  treasury: {
    track: 'Pista de tesorería, el espacio más alto arriba',
    visits: 'Visitas',
    payments: 'Pagos',
    left: (space, value) => `Espacio ${number(space)} desde abajo, visitas ${change(value)} de influencia`,
    right: (space, value) => `Espacio ${number(space)} desde abajo, pagos ${reis(value)}`,
    leftOf: (space) => `Visitas, espacio ${number(space)} desde abajo`,
    rightOf: (space) => `Pagos, espacio ${number(space)} desde abajo`,
    start: 'inicio',
    top: 'Extremo superior',
    bottom: 'Extremo inferior',
    higher: 'Añadir arriba',
    lower: 'Añadir abajo',
    noHigher: 'Quitar arriba',
    noLower: 'Quitar abajo',
    summary: (spaces, from, to, least, most) =>
      `${someSpaces(spaces)}, de ${number(from)} a ${reis(to)}, visitas de ${change(least)} a ${change(most)}`,
  },
  coins: {
    track: 'Pista de influencia',
    space: (space) => `Espacio ${number(space)}: moneda`,
    wig: 'El espacio 10 muestra una peluca',
    summary: (coins) =>
      coins.length === 0 ? 'Sin monedas' : `Monedas en ${list([...coins].sort((a, b) => a - b).map(number))}`,
  },
  market: {
    board: 'Precios de mercado',
    start: (good, price) => `Precio inicial ${ofGood[good]}: ${number(price)}`,
    lowest: (good, price) => `Precio mínimo ${ofGood[good]}: ${number(price)}`,
    startOf: (good) => `Precio inicial ${ofGood[good]}`,
    lowestOf: (good) => `Precio mínimo ${ofGood[good]}`,
    summary: (parts) => list(parts),
    range: (good, start, lowest) => `${good} de ${number(start)} a ${number(lowest)}`,
  },
  ships: {
    board: 'Barcos por tamaño',
    influence: (hull, value) => `Tamaño ${number(hull)}: ${some(value)}`,
    bonus: (hull, value) => `Tamaño ${number(hull)}: extra por venta ${change(value)}`,
    influenceOf: (hull) => `Influencia del barco de tamaño ${number(hull)}`,
    bonusOf: (hull) => `Extra por venta del barco de tamaño ${number(hull)}`,
    summary: (influence, bonus) =>
      `Influencia ${influence.map(number).join(', ')}; extra ${bonus.map(change).join(', ')}`,
  },
  offices: {
    office: 'Espacios por oficina',
    spaces: someSpaces,
  },
  top: {
    board: 'Acciones de Estado de cada noble',
    actions,
    top: 'arriba',
    bottom: 'abajo',
    swap: (noble, above, below) => `${noble}: ${above} arriba, ${below} abajo. Intercambiar`,
    summary: (above) => `Arriba: ${list(above)}`,
  },
  church: {
    ring: 'Pista de la iglesia, en sentido horario desde arriba',
    place: '¿Qué icono colocas?',
    icons: { influence: 'Icono de influencia', treasury: 'Icono de tesorería' },
    gap: (gap, icons) => `Espacio ${number(gap + 1)}: ${icons.length === 0 ? 'sin icono' : list(icons)}`,
    summary: (steps) => `Icono de tesorería a ${someSpaces(steps)} del icono de influencia, en sentido horario`,
  },
  scoring: {
    board: 'Las 4 losetas de puntuación',
    tile: (place, value) => `${ordinal(place)} loseta: ${wigs(value)}`,
    tileOf: (place) => `${ordinal(place)} loseta`,
    summary: (values) => values.map(number).join(', '),
  },
  thin: {
    question: '¿Qué valor cuenta para la columna estrecha?',
    column: (column) => `La loseta de la columna ${number(column)}`,
    own: 'Un valor propio',
    ownShort: 'suya',
    ownValue: 'Valor de la columna estrecha',
    summary: (column) => `Comparte la loseta de la columna ${number(column)}`,
    ownSummary: (value) => `Valor propio: ${number(value)}`,
  },
  tools: {
    question: 'Pelucas por más tiendas de herramientas',
    option: (first, second, third) => `${number(first)}, ${number(second)} y ${number(third)}`,
    places: ['1.º', '2.º', '3.º'],
  },
  lacerda: {
    start: 'Los 4 paneles de Lacerda',
    startDetail: 'Lo que decide sus jugadas, en menos de un minuto',
    title: 'Lo que Lacerda necesita',
    why: 'Las decisiones de Lacerda dependen de estos 4 paneles. Compruébalos una vez. Los demás pueden esperar en Mi tablero.',
    step: (step, all) => `${number(step)} de ${number(all)}`,
    reasons: {
      top: 'Su cortesano elige el noble. Su ayudante, arriba o abajo.',
      treasury: 'Fija lo que cuestan sus visitas y lo que pagas tú.',
      church: 'Siempre mueve al Cardenal 2 espacios. Los iconos deciden qué pasa.',
      scoringTiles: 'Construye donde gana más pelucas.',
    },
    done: 'Los 4 paneles están confirmados.',
    finish: 'Listo',
    back: 'Panel anterior',
    leave: 'Ver todos los paneles',
  },
  rewards: {
    title: 'Recompensas del mapa',
    intro: 'Se rellenan mientras juegas. Toca un lugar para ver o cambiar su recompensa.',
    map: 'Espacios y obras',
    none: 'sin introducir',
    place: (place, what) => `${place}: ${what}`,
    space: (space) => `Espacio ${space}`,
    west: (row) => `Obra oeste ${row}`,
    east: (row) => `Obra este ${row}`,
    north: (good) => `Obra norte, ${streetOf(good)}`,
    card: (card) => `Carta ${card}`,
    known: (count) => plural(count, { one: '# lugar introducido', other: '# lugares introducidos' }),
    add: 'Añadir',
    kind: '¿Qué recompensa hay impresa aquí?',
    remove: (what) => `Quitar ${what}`,
    amount: '¿Qué cantidad?',
    good: '¿Qué bien?',
    anyGood: 'cualquier bien',
    note: 'Con tus palabras',
    kinds: {
      reis: 'reales',
      wigs: 'pelucas',
      goods: 'bienes',
      other: 'otra cosa',
      ...plainRewards,
      ...lastingRewards,
    },
    counted: (kind, amount) => countedRewards[kind](amount),
    goods: (amount, good) =>
      good === 'any' ? `${change(amount)} ${plural(amount, { one: 'bien', other: 'bienes' })}` : gained(good, amount),
    list,
  },
  copies: {
    title: 'Ejemplares del juego',
    intro:
      'Las partidas nuevas y los costes usan este ejemplar. Las partidas en curso siguen con la hoja con la que empezaron.',
    unnamed: (place) => (place === 0 ? 'Mi ejemplar' : `Ejemplar ${number(place + 1)}`),
    lies: (name) => `En uso: ${name}`,
    choose: '¿Qué ejemplar usas?',
    name: 'Nombre de este ejemplar',
    add: 'Añadir ejemplar',
    added: 'Ejemplar añadido, aún sin confirmar nada',
    remove: 'Borrar ejemplar',
    removed: (name) => `Borrado: ${name}`,
    reset: 'Restablecer',
    wasReset: (name) => `Restablecido: ${name}`,
    state: confirmed,
  },
  transfer: {
    title: 'Exportar o importar',
    intro: 'Una hoja es un texto corto. Guárdala, compártela o llévala a otro dispositivo.',
    share: 'Exportar hoja',
    text: 'La hoja como texto',
    copy: 'Copiar texto',
    copied: 'Hoja copiada',
    notCopied: 'No se ha podido copiar. Selecciona el texto y cópialo.',
    save: 'Guardar como archivo',
    send: 'Compartir',
    file: (name) => `lisboa-board-${name}.json`,
    bring: 'Importar hoja',
    paste: 'Pega el texto de una hoja',
    pick: 'Elegir un archivo',
    check: 'Revisar y añadir',
    notJson: 'No es una hoja del tablero o está incompleta. Cópiala entera otra vez.',
    problems: (count) =>
      plural(count, {
        one: 'No se ha añadido: # problema en esta hoja.',
        other: 'No se ha añadido: # problemas en esta hoja.',
      }),
    added: (name) => `${name}: añadido y en uso. Las partidas en curso no cambian.`,
  },
  path: {
    left: 'valor de influencia',
    right: 'valor de tesorería',
    start: 'precio inicial',
    lowest: 'precio mínimo',
    influence: 'influencia',
    bonus: 'extra',
    treasury: 'icono de tesorería',
    rewards: 'Recompensas',
    gold: 'oro',
    books: 'libros',
    cloth: 'telas',
    tools: 'herramientas',
    amount: 'cantidad',
    kind: 'tipo',
    builder: 'Constructor',
    minister: 'Marqués',
    king: 'Rey',
    name: 'nombre',
    confirmed: 'paneles confirmados',
    version: 'versión',
    sheet: 'hoja',
  },
  pathNumber: (index) => `n.º ${number(index + 1)}`,
};
