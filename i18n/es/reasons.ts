import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'tesorería',
  officials: 'funcionarios ajenos',
  benefit: 'beneficio',
  clergy: 'loseta de clero',
  'never-below-0': 'nunca menos de 0',
  rubble: 'escombros',
  hire: 'contratación',
  'cheaper-officials': 'funcionarios más baratos',
  hull: 'tamaño del barco',
  replaced: 'barco reemplazado',
  houses: 'casas del medio',
  market: 'mercado',
  'ship-bonus': 'extra del barco',
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
