import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'tesouro',
  officials: 'oficiais dos outros',
  benefit: 'benefício',
  clergy: 'ficha de clero',
  'never-below-0': 'nunca abaixo de 0',
  rubble: 'entulho',
  hire: 'contratação',
  'cheaper-officials': 'oficiais mais baratos',
  hull: 'tamanho da nau',
  replaced: 'nau substituída',
  houses: 'casas centrais',
  market: 'mercado',
  'ship-bonus': 'bônus da nau',
};

const first = ({ code, amount }: Addend): string =>
  `${parts[code]} ${amount < 0 ? '−' : ''}${number(Math.abs(amount))}`;
const further = ({ code, amount }: Addend): string =>
  ` ${amount < 0 ? '−' : '+'} ${parts[code]} ${number(Math.abs(amount))}`;

/** What prices and sales are made of. */
export const reasons: Reasons = {
  parts,
  sum: (all) => all.map((part, place) => (place === 0 ? first(part) : further(part))).join(''),
};
