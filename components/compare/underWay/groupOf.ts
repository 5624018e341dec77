import type { Unfit } from '@/engine';

import type { ValueGroup } from '../groups';

const FIELDS: Readonly<Record<string, ValueGroup>> = {
  period: 'moment',
  round: 'moment',
  toMove: 'moment',
  ending: 'moment',
  rubble: 'city',
  stores: 'city',
  buildings: 'city',
  scoring: 'city',
  you: 'you',
  lacerda: 'lacerda',
  offices: 'court',
  plazas: 'court',
  courtier: 'court',
  decks: 'decks',
  aide: 'decks',
  treasury: 'money',
  market: 'money',
  cardinal: 'supply',
  shipyard: 'supply',
  display: 'supply',
  available: 'supply',
  planStacks: 'supply',
};

/** The group a field of a position belongs to; none for what is not on the table. */
export const groupOfPath = (path: string): ValueGroup | null => {
  const fields = path.split('.').filter((field) => field !== 'start' && field !== 'position');
  return FIELDS[fields[0] ?? ''] ?? null;
};

const UNFIT: Readonly<Record<Unfit['code'], ValueGroup>> = {
  'houses-and-stores': 'you',
  'ends-too-early': 'moment',
  'price-off-track': 'money',
  'goods-over-room': 'you',
};

/** The group beside which something that does not fit is said. */
export const groupOfUnfit = ({ code }: Unfit): ValueGroup => UNFIT[code];
