import type { Catalogue } from '../catalogue';
import type { Addend } from '../shape/reasons';
import { list, number, plural } from './grammar';
import { reasons } from './reasons';
import {
  cubeObject,
  differentGoods,
  goodsObject,
  influence,
  reis,
  reisObject,
  siteNamed,
  stores,
  wigs,
} from './turnNames';

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: readonly { readonly code: string; readonly amount: number }[]): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: readonly { readonly code: string; readonly amount: number }[]): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

const lost = (count: number): string => plural(count, { one: '# przepada', few: '# przepadają', many: '# przepada' });

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Catalogue['moveWhy'] = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Zarabiasz ${sum(reisObject(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(differentGoods(needed), parts),
  sailed: ({ owner, wigs: earned }) =>
    owner === 'you'
      ? `Twój okręt wypływa: ${wigs(earned)} dla Ciebie`
      : `Jego okręt wypływa: ${wigs(earned)} dla niego`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'Zdobywasz' : 'Zdobywa'} ${influence(gain.granted)}${gain.wigs > 0 ? ' i 1 perukę' : ''}${gain.lost > 0 ? `, ${lost(gain.lost)} na końcu toru` : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'Brak istotnych budynków publicznych'
      : `${wigs(total)}: ${relevant.length > 1 ? 'po ' : ''}${number(each)} za ${list(relevant.map(siteNamed))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'Nie punktuje żadnego sklepu'
      : `Punktuje ${stores(seen.length)}: ${wigs(total.you)} dla Ciebie, ${number(total.lacerda)} dla niego`,
  reward: () => '',
  'penalty-skipped': () => 'Pomijasz karę, której nie możesz zapłacić',
  'no-room': ({ good, lost: over }) => `Nie ma miejsca na ${goodsObject(over, good)}: oddaj do ogólnych zasobów`,
  'cube-removed': ({ cube }) => `Nie ma miejsca na ${cubeObject(cube)}: odrzuć ją`,
  'set-completed': ({ sets, limit }) =>
    `${number(sets)}. zestaw gruzu: możesz teraz mieć po ${number(limit)} każdego towaru i ${plural(limit, { one: '# kartę', few: '# karty', many: '# kart' })} w portfolio`,
  'end-due': ({ by }) => `${by === 'sets' ? 'Dość zestawów gruzu' : '3 talie są puste'}: nadchodzi koniec`,
  'church-due': () => 'Przewróć Kardynała. Podliczanie kościoła po dobraniu karty',
  'period-wigs': ({ seat, of, each }) =>
    `${seat === 'you' ? 'Twoje zestawy gruzu' : 'Jego kostki'}: ${wigs(of * each)}`,
};
