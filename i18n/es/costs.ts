import type { Payment, SaleRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { change, list, number, plural } from './grammar';
import { names } from './names';
import { paidWith } from './turnCommands';
import { differentGoods, goods as named, influence, officials, ofGood, oneOf, reis, toNoble, wigs } from './turnNames';

const WHERE = { row: 'fila', column: 'columna' } as const;
const missing = (count: number, what: string): string => `${count === 1 ? 'Falta' : 'Faltan'} ${what}`;

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'Ese barco no está ahí.',
  'no-room': ({ needed, has }) =>
    has === 0
      ? `Sin sitio para ${number(needed)}: el barco está lleno.`
      : `Sin sitio para ${number(needed)}: en el barco ${plural(has, { one: 'cabe # más', other: 'caben # más' })}.`,
  'good-missing': ({ good, needed, has }) => `Tienes ${named(has, good)}, no ${number(needed)}.`,
};

const paid = (pay: Payment): string => list(paidWith(pay)) || 'nada';

/** The cost check. */
export const costs: Catalogue['costs'] = {
  title: 'Calcular un coste',
  unsaved: 'No se puede guardar en este dispositivo. Lo que introduzcas dura hasta que cierres la app.',
  ask: '¿Cuánto cuesta?',
  questions: {
    visit: 'Visita',
    follow: 'Seguir',
    land: 'Terreno',
    ship: 'Barco',
    hire: 'Contratar',
    sponsor: 'Evento',
    sale: 'Venta',
  },
  treasury: {
    label: 'Tesorería',
    where: 'Tesorería: ¿dónde está el marcador?',
    visits: 'visitas',
    payments: 'pagos',
    space: (left, right) => `Visitas ${change(left)}, pagos ${reis(right)}`,
    signed: change,
  },
  visit: {
    noble: '¿Qué noble?',
    others: 'Funcionarios ajenos en esa oficina',
    othersHint: 'Cuenta los neutrales, no la plaza',
    costs: (noble) => `Coste de visitar ${toNoble(noble)}`,
    follows: (noble) => `Coste de seguir una visita ${toNoble(noble)}`,
    free: 'gratis',
    unit: () => 'de influencia',
    followHint: 'Cuenta cuando el visitante ya ha actuado. Antes devuelve el favor.',
  },
  land: {
    row: 'En la fila',
    column: 'En la columna',
    add: (kind, where) => `Añadir un cubo a la ${WHERE[where]}: ${names.rubble[kind]}`,
    remove: (kind, where) => `Quitar un cubo de la ${WHERE[where]}: ${names.rubble[kind]}`,
    costs: 'Coste del terreno',
    cheapest: 'Coste mínimo del terreno',
    each: 'Según el cubo que tomes',
    take: (kind, from) => `${capital(WHERE[from])}: ${names.rubble[kind]}`,
    empty: 'No hay cubos que tomar.',
  },
  ship: {
    hull: '¿Qué barco?',
    hullName: (hull) => `Tamaño ${number(hull)}`,
    middle: 'Casas del medio construidas',
    costs: (hull) => `Coste de un barco de tamaño ${number(hull)}`,
    unit: (count) => plural(count, { one: 'bien', other: 'bienes distintos' }),
    free: 'ningún bien',
    orReplace: 'O reemplaza uno que tengas',
    replacing: (hull) => `En lugar del de tamaño ${number(hull)}`,
    goods: differentGoods,
  },
  hire: {
    plan: 'Funcionarios del plano',
    out: 'Tus funcionarios en oficinas y plazas',
    costs: 'Coste de abrirlo',
    steps: (returned, hired, each) =>
      capital(
        [
          ...(returned > 0 ? [`devuelve ${officials(returned)} de oficinas y plazas`] : []),
          ...(hired > 0 ? [`contrata ${number(hired)} por ${reis(each)}${hired > 1 ? ' cada uno' : ''}`] : []),
        ].join(', luego '),
      ) || 'No hacen falta funcionarios',
  },
  sponsor: {
    costs: 'Coste de patrocinar un evento',
    hint: 'Cuesta el valor de la tesorería. Un evento que construye una tienda paga también el terreno.',
  },
  sale: {
    ships: 'Barcos a los que vendes',
    ship: (place, hull) => `Barco ${number(place)}: tamaño ${number(hull)}`,
    another: 'Añadir barco',
    removeShip: 'Quitar barco',
    hull: 'Tamaño del barco',
    owner: '¿De quién es el barco?',
    owners: { you: 'Mío', lacerda: 'Ajeno' },
    aboard: 'Ya cargados',
    paid: 'De ellos, boca abajo y ya pagados',
    load: 'Toca lo que vendes',
    loadName: (good, price) => `Vender ${oneOf(good)}, mercado ${number(price)}`,
    unload: (good) => `No vender ${oneOf(good)}`,
    crates: (aboard, hull) => `${number(aboard)} de ${number(hull)} cargados`,
    prices: 'Precios',
    hidePrices: 'Ocultar precios',
    price: (good) => `Precio ${ofGood[good]}`,
    gives: 'Esta venta da',
    nothing: 'Aún no vendes nada',
    sails: (mine, others) =>
      list([...(mine > 0 ? [`tú ganas ${wigs(mine)}`] : []), ...(others > 0 ? [`su dueño gana ${wigs(others)}`] : [])]),
    refusals: saleRefusals,
  },
  unit: { reis: (count) => plural(count, { one: 'real', other: 'reales' }) },
  reis,
  pay: {
    title: 'Cómo pagar',
    influenceFirst: 'Primero, influencia',
    wigsNext: 'Lo que la influencia no cubra: pelucas, 1 por 1',
    reisToo: 'Con las 2 casas de la izquierda construidas: reales en vez de influencia, 1 por 1',
    hand: 'Reales en mano',
    track: 'Monedas que pasas en la pista de influencia, 1 real cada una',
    ways: (count) => plural(count, { one: '# forma de pagar', other: '# formas de pagar' }),
    paid,
    left: (left) => `Te quedan ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
    more: (count) => plural(count, { one: '# forma más', other: '# formas más' }),
    fewer: 'Menos formas',
    shortReis: (count) => missing(count, reis(count)),
    shortVisit: (count) => missing(count, number(count)),
    shortGoods: (count) => missing(count, plural(count, { one: '# tipo', other: '# tipos' })),
    enough: 'Suficiente',
    enoughReis: (hand, coins, left) =>
      `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; ${plural(left, { one: 'queda #', other: 'quedan #' })}`,
  },
  held: {
    ask: 'Indicar lo que tengo',
    detail: 'Así la app lo compara con el coste.',
    influence: 'Influencia',
    wigs: 'Pelucas',
    reis: 'Reales',
    bothLeftHouses: 'Las 2 casas de la izquierda construidas',
    good: (good) => capital(names.good[good]),
    cards: 'Cartas de Tesorería en tu portafolio',
    clergy: 'Losetas de clero en tu tablero',
    benefits: {
      reis: 'Monedas en ellas',
      perGood: 'Reales extra por bien',
      fewerOfficials: 'Menos funcionarios',
      cheaperOfficials: 'Menos reales por funcionario',
      visit: 'Menos influencia por visita',
    },
  },
};
