import type { Catalogue } from '../catalogue';
import type { Addend } from '../shape/reasons';
import { list, number, plural } from './grammar';
import { reasons } from './reasons';
import { cards, cubeOf, differentGoods, goods, influence, reis, siteNamed, stores, wigs } from './turnNames';

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: readonly { readonly code: string; readonly amount: number }[]): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: readonly { readonly code: string; readonly amount: number }[]): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

const lost = (count: number): string =>
  plural(count, { one: '# persa alla fine del tracciato', other: '# perse alla fine del tracciato' });

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Catalogue['moveWhy'] = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Incassi ${sum(reis(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(differentGoods(needed), parts),
  sailed: ({ owner, wigs: earned }) =>
    owner === 'you' ? `La tua nave salpa: ${wigs(earned)} per te` : `La sua nave salpa: ${wigs(earned)} per lui`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'Guadagni' : 'Lui guadagna'} ${influence(gain.granted)}${gain.lost > 0 ? ` (${lost(gain.lost)})` : ''}${gain.wigs > 0 ? ' e 1 parrucca' : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'Nessun edificio pubblico rilevante'
      : `${wigs(total)}: ${number(each)}${relevant.length > 1 ? ' ciascuno' : ''} per ${list(relevant.map((site) => `il ${siteNamed(site)}`))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'Non dà punti a nessun negozio'
      : `Dà punti a ${stores(seen.length)}: ${wigs(total.you)} per te, ${number(total.lacerda)} per lui`,
  reward: () => '',
  'penalty-skipped': () => 'Salti una penalità che non puoi pagare',
  'no-room': ({ good, lost }) => `Nessun posto per ${goods(lost, good)}: da rimettere nella riserva`,
  'cube-removed': ({ cube }) => `Nessun posto per il ${cubeOf(cube)}: scartalo`,
  'set-completed': ({ sets, limit }) =>
    `Set di macerie ${number(sets)}: ora puoi tenere ${number(limit)} di ogni merce e ${cards(limit)} nel portfolio`,
  'end-due': ({ by }) => `${by === 'sets' ? 'Set di macerie sufficienti' : '3 mazzi sono vuoti'}: scatta la fine`,
  'church-due': () => 'Corica il Cardinale. Punteggio Chiesa dopo che hai preso una carta',
  'period-wigs': ({ seat, of, each }) =>
    `${seat === 'you' ? 'I tuoi set di macerie' : 'I suoi cubi'}: ${wigs(of * each)}`,
};
