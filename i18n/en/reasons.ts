import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'treasury',
  officials: 'others’ officials',
  benefit: 'benefit',
  clergy: 'clergy tile',
  'never-below-0': 'never below 0',
  rubble: 'rubble',
  hire: 'hiring',
  'cheaper-officials': 'cheaper officials',
  hull: 'ship size',
  replaced: 'replaced ship',
  houses: 'middle houses',
  market: 'market',
  'ship-bonus': 'ship bonus',
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
