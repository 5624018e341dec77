import type { RubbleKind, SetupRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cubes, favourOf, ofArchitect, officials, siteNamed, siteShort, theSite } from './turnNames';

/** The color a kind of rubble has on the table. */
const coloured: Readonly<Record<RubbleKind, readonly [one: string, other: string]>> = {
  earthquake: ['marrón', 'marrones'],
  fire: ['rojo', 'rojos'],
  tsunami: ['azul', 'azules'],
};
const inColour = (count: number, kind: RubbleKind): string => {
  const [one, other] = coloured[kind];
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
};

/** Setting up a solo game. */
export const setup: Catalogue['setup'] = {
  title: 'Nueva partida en solitario',
  kinds: {
    title: '¿Cómo quieres prepararla?',
    intro: 'Sal y vuelve cuando quieras. Cada toque se guarda.',
    dealt: {
      label: 'Que reparta la app',
      detail: 'Saca cubos, losetas, favores, ayudante y cortesano, y enseña dónde va cada cosa',
    },
    entered: { label: 'Ya la he preparado', detail: 'Introduce lo que hay en tu mesa' },
    'under-way': { label: 'Partida en curso', detail: 'Empieza desde cualquier posición' },
  },
  setAside: 'Una preparación anterior no se puede leer. Sigue intacta (mira en Partidas). Empieza otra aquí.',
  unsaved: 'No se puede guardar en este dispositivo. No cierres la app antes de empezar la partida.',
  step: (step, all) => `Paso ${number(step)} de ${number(all)}`,
  allSteps: 'Todos los pasos',
  stepNamed: (step, title, done) => `${number(step)}. ${title}${done ? ', hecho' : ''}`,
  next: 'Siguiente',
  return: 'Volver al final',
  pages: { several: 'Paso a paso', one: 'Todo en una página' },
  back: 'Anterior',
  undo: 'Deshacer toque',
  again: 'Repartir de nuevo',
  otherWay: 'Preparar de otro modo',
  dropped: 'Preparación descartada',
  steps: {
    all: { title: 'Preparación', say: 'Del tablero a tu primer turno. Introduce lo que saques.' },
    city: { title: 'Tablero y escombros', say: 'El mapa enseña dónde va cada cubo.' },
    stock: { title: 'Barcos, cartas y edificios', say: 'Lo que va junto al mapa.' },
    board: {
      title: 'Tablero',
      say: 'Cubre la fila E con el suplemento de 2 jugadores. Marcador de tesorería en 3, marcadores de precio al inicio, Cardenal en el icono de influencia.',
    },
    rows: { title: 'Escombros de las filas', say: '3 cubos al final de cada fila, como se muestra.' },
    columns: {
      title: 'Escombros de las columnas',
      say: 'Debajo de cada columna, los cubos que se muestran. 6 más en una pila junto al mapa.',
    },
    sites: { title: 'Escombros de las obras', say: '2 cubos en cada obra: norte, oeste y este.' },
    scoring: { title: 'Losetas de puntuación', say: 'Debajo de las columnas 1 a 4:' },
    ships: { title: 'Barcos', say: 'Astillero: barco azul de tamaño 1 encima del rojo de tamaño 2.' },
    decrees: { title: 'Decretos', say: '8 decretos boca arriba. Cambia los marcados «no para 2 jugadores».' },
    decks: {
      title: 'Cartas',
      say: 'Separa las cartas rojas por tipo en 4 mazos. Voltea la carta superior de cada uno. Saca 5 cartas azules.',
    },
    architects: {
      title: 'Edificios y planos',
      say: '8 edificios públicos por el lado azul y 8 por el verde. Mueve la loseta superior de cada pila al espacio de su arquitecto. Planos en 2 pilas, los de menos funcionarios arriba.',
    },
    you: {
      title: 'Tú',
      say: '5 pelucas, 4 de influencia, 10 reales, 1 de cada bien, 1 loseta de clero, 1 plano de inicio y:',
    },
    lacerda: { title: 'Lacerda', say: '5 pelucas, 5 de influencia, 2 planos de inicio y:' },
    officials: {
      title: 'Oficinas',
      say: '1 funcionario neutral en cada oficina. 1 tuyo y 1 suyo en la oficina del Marqués.',
    },
    aide: {
      title: 'Ayudante',
      say: 'Un funcionario de un color que nadie use será su ayudante. Colócalo en:',
    },
    courtier: { title: 'Cortesano', say: 'Otra pieza que nadie use será su cortesano. Colócala en:' },
    preplaced: {
      title: 'Primer edificio público',
      say: 'Pon en esta obra el edificio superior de la pila y descarta los 2 cubos que hay.',
    },
    cubes: {
      title: 'Escombros en el mapa',
      say: 'Toca los cubos del lugar marcado. Para otro lugar, tócalo en el mapa.',
    },
    supply: { title: 'Losetas, edificios y planos', say: 'Lo que hay junto al mapa.' },
    people: { title: 'Tú y Lacerda', say: 'Lo que ha sacado cada uno.' },
    court: {
      title: 'Ayudante, cortesano, edificio',
      say: 'Dónde está su gente, y el primer edificio público.',
    },
    begin: { title: 'Todo listo para empezar', say: 'Empiezas tú.' },
  },
  dealt: {
    scoring: (tiles) => tiles.map(number).join(' · '),
    favour: (noble) => capital(favourOf(noble)),
    aide: (deck) => names.deck[deck],
    courtier: (noble) => names.noble[noble],
    preplaced: (architect, site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Losetas de puntuación, columnas 1 a 4',
    yourFavour: 'Tu favor real',
    hisFavour: 'El favor real de Lacerda',
    aide: 'Ayudante en',
    courtier: 'Cortesano en',
    preplaced: (site) =>
      site === undefined
        ? 'Primer edificio público (antes introduce el ayudante)'
        : `Edificio público en ${theSite(site)}`,
    available: (architect) => `Edificio disponible ${ofArchitect(architect)}`,
    stack: (architect) => `Plano superior ${ofArchitect(architect)}`,
    yourArchitect: 'Tu plano de inicio es para',
    yourPlan: 'Funcionarios de tu plano de inicio',
    yourTile: 'Beneficio de tu loseta de clero',
    hisFirst: 'Funcionarios del primer plano de Lacerda',
    hisSecond: 'Funcionarios del segundo plano de Lacerda',
    architect: (architect) => names.architect[architect],
    officials,
    more: (count) => `${number(count)}+`,
    moreNamed: (label, count) => `${label}: ${number(count)} o más`,
    both: (one, other) => `${one} y ${other}`,
  },
  cubes: {
    left: 'Cubos por colocar',
    kindLeft: (count, kind) => `${inColour(count, kind)}, ${names.rubble[kind]}`,
    row: (row) => `Fila ${row}`,
    column: (column) => `Columna ${number(column)}`,
    site: siteShort,
    at: (place, count) => `${place}: ${cubes(count)}`,
    heap: (place, heap) => `${place}: ${heap}`,
    some: inColour,
    list,
    change: 'introducir sus cubos',
    all: 'Los 50 cubos están en el mapa. Toca un lugar para cambiarlo.',
  },
  begin: {
    depth: '¿Cuánto debe registrar la app?',
    rulings: (changed) =>
      changed === 0
        ? 'Criterios: predeterminados'
        : `Criterios: ${plural(changed, { one: '# cambiado', other: '# cambiados' })}`,
    change: 'Cambiar',
    changeNamed: 'Cambiar criterios',
    rulingsTitle: 'Criterios para partidas nuevas',
    ready: 'Todo listo.',
    missing: (title, open) => `${title}: ${plural(open, { one: 'falta #', other: 'faltan #' })}`,
    unfinished: (count) => plural(count, { one: 'Falta # respuesta.', other: 'Faltan # respuestas.' }),
  },
  start: 'Empezar partida',
  failed: 'No se ha podido empezar la partida. No se ha perdido nada. Inténtalo de nuevo.',
  gap: {
    title: 'Hoja del tablero incompleta',
    text: 'La partida depende de ella: complétala antes. Lo que has introducido aquí está guardado.',
    tiles: 'Losetas de puntuación: las iguales no pueden ser vecinas, pero estas tendrían que serlo.',
    to: 'Completar Mi tablero',
  },
  gameName: (date) => `Partida en solitario del ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Speaker<SetupRefusal> = {
  'too-many-cubes': ({ kind, most }) => {
    const [one, other] = coloured[kind];
    return `La caja solo tiene ${plural(most, { one: `# cubo ${one}`, other: `# cubos ${other}` })}. Revisa los otros lugares.`;
  },
  'wrong-number-of-cubes': ({ needs, has }) => `Este lugar necesita ${cubes(needs)} y tiene ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `Las columnas ${number(one)} y ${number(other)} no pueden tener losetas de puntuación iguales. Cambia una.`,
  'not-the-tiles': ({ tiles }) =>
    `Tu hoja del tablero tiene las losetas de puntuación ${list(tiles.map(number))}. Elige de nuevo o cambia la hoja.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Losetas de puntuación ${list(tiles.map(number))}: las iguales no pueden ser vecinas, pero estas tendrían que serlo. Revisa tu hoja del tablero.`,
  'equal-colours': () => 'Un edificio público tiene 2 colores distintos.',
  'impossible-number': ({ given, least, most }) =>
    `Un plano con ${officials(given)} no es posible. Elige de ${number(least)} a ${number(most)}.`,
  'no-treasury-start': ({ value }) => `En tu hoja del tablero no hay ningún ${number(value)} en la pista de tesorería.`,
};
