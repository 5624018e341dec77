import type { Addend, Reasons } from '../shape/reasons';
import { number } from './grammar';

const parts: Reasons['parts'] = {
  treasury: 'tesoreria',
  officials: 'ufficiali altrui',
  benefit: 'beneficio',
  clergy: 'tassello Clero',
  'never-below-0': 'mai sotto 0',
  rubble: 'macerie',
  hire: 'assunzioni',
  'cheaper-officials': 'sconto ufficiali',
  hull: 'stiva della nave',
  replaced: 'nave sostituita',
  houses: 'case al centro',
  market: 'mercato',
  'ship-bonus': 'bonus nave',
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
