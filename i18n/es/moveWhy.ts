import type { MoveWhy } from '@/engine';

import type { Addend } from '../shape/reasons';
import type { Speaker } from '../say';
import { list, number, plural } from './grammar';
import { reasons } from './reasons';
import { cards, cubeOf, differentGoods, goods, influence, reis, stores, theSite, wigs } from './turnNames';

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: readonly { readonly code: string; readonly amount: number }[]): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: readonly { readonly code: string; readonly amount: number }[]): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Speaker<MoveWhy> = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Ingresas ${sum(reis(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(differentGoods(needed), parts),
  sailed: ({ owner, wigs: earned }) =>
    owner === 'you' ? `Tu barco zarpa: ${wigs(earned)} para ti` : `Su barco zarpa: ${wigs(earned)} para él`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'Ganas' : 'Él gana'} ${influence(gain.granted)}${gain.wigs > 0 ? ' y 1 peluca' : ''}${gain.lost > 0 ? `; ${plural(gain.lost, { one: '# se pierde', other: '# se pierden' })} al final de la pista` : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'Ningún edificio público relevante'
      : `${wigs(total)}: ${list(relevant.map((site) => `${number(each)} por ${theSite(site)}`))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'No puntúa ninguna tienda'
      : `${plural(seen.length, { one: 'Puntúa', other: 'Puntúan' })} ${stores(seen.length)}: ${wigs(total.you)} para ti, ${number(total.lacerda)} para él`,
  reward: () => '',
  'penalty-skipped': () => 'Omites una penalización que no puedes pagar',
  'no-room': ({ good, lost }) => `Sin sitio para ${goods(lost, good)}: al suministro`,
  'cube-removed': ({ cube }) => `Sin sitio para el ${cubeOf(cube)}: descártalo`,
  'set-completed': ({ sets, limit }) =>
    `Set de escombros ${number(sets)}: ahora puedes tener ${number(limit)} de cada bien y ${cards(limit)} en tu portafolio`,
  'end-due': ({ by }) => `${by === 'sets' ? 'Sets de escombros suficientes' : '3 mazos vacíos'}: se activa el final`,
  'church-due': () => 'Acuesta al Cardenal. Puntuación de la iglesia después de tomar una carta',
  'period-wigs': ({ seat, of, each }) =>
    `${seat === 'you' ? 'Tus sets de escombros' : 'Sus cubos'}: ${wigs(of * each)}`,
};
