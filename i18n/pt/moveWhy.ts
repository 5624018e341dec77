import type { MoveWhy } from '@/engine';

import type { Addend } from '../shape/reasons';
import type { Speaker } from '../say';
import { list, number, plural } from './grammar';
import { reasons } from './reasons';
import { cubeOf, differentGoods, goods, influence, reis, siteNamed, stores, wigs } from './turnNames';

type Parts = readonly { readonly code: string; readonly amount: number }[];

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: Parts): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: Parts): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Speaker<MoveWhy> = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Rende ${sum(reis(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(differentGoods(needed), parts),
  sailed: ({ owner, wigs: earned }) =>
    owner === 'you' ? `Sua nau zarpa: ${wigs(earned)} para você` : `A nau dele zarpa: ${wigs(earned)} para ele`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'Você ganha' : 'Ele ganha'} ${influence(gain.granted)}${gain.lost > 0 ? ` (${plural(gain.lost, { one: '# se perde', other: '# se perdem' })} no fim da trilha)` : ''}${gain.wigs > 0 ? ' e 1 peruca' : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'Nenhum edifício público relevante'
      : relevant.length === 1
        ? `${wigs(total)}: ${number(each)} pelo edifício no ${list(relevant.map(siteNamed))}`
        : `${wigs(total)}, ${number(each)} por edifício: ${list(relevant.map(siteNamed))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'Não pontua nenhuma loja'
      : `Pontua ${stores(seen.length)}: ${wigs(total.you)} para você, ${number(total.lacerda)} para ele`,
  reward: () => '',
  'penalty-skipped': () => 'Você pula uma penalidade que não pode pagar',
  'no-room': ({ good, lost }) => `Sem lugar para ${goods(lost, good)}: devolva ao suprimento`,
  'cube-removed': ({ cube }) => `Sem lugar para o ${cubeOf(cube)}: descarte-o`,
  'set-completed': ({ sets, limit }) =>
    `Conjunto de entulho ${number(sets)}: agora cabem ${number(limit)} de cada recurso e ${plural(limit, { one: '# carta no portfólio', other: '# cartas no portfólio' })}`,
  'end-due': ({ by }) =>
    `${by === 'sets' ? 'Há conjuntos de entulho suficientes' : '3 baralhos estão vazios'}: o fim foi desencadeado`,
  'church-due': () => 'Deite o Cardeal. Pontuação da igreja depois que você pegar uma carta',
  'period-wigs': ({ seat, of, each }) =>
    `${seat === 'you' ? 'Seus conjuntos de entulho' : 'Cubos dele'}: ${wigs(of * each)}`,
};
