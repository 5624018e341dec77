import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'skarb',
  officials: 'cudzy urzędnicy',
  benefit: 'bonus',
  clergy: 'żeton duchowieństwa',
  'never-below-0': 'nigdy poniżej 0',
  rubble: 'gruz',
  hire: 'zatrudnienie',
  'cheaper-officials': 'tańsi urzędnicy',
  hull: 'rozmiar okrętu',
  replaced: 'zastąpiony okręt',
  houses: 'środkowe domy',
  market: 'rynek',
  'ship-bonus': 'bonus okrętu',
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
