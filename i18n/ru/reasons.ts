import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'казначейство',
  officials: 'чужие чиновники',
  benefit: 'преимущество',
  clergy: 'жетон духовенства',
  'never-below-0': 'не меньше 0',
  rubble: 'щебень',
  hire: 'наем',
  'cheaper-officials': 'скидка на чиновников',
  hull: 'размер корабля',
  replaced: 'замененный корабль',
  houses: 'средние дома',
  market: 'рынок',
  'ship-bonus': 'бонус корабля',
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
