import {
  GOODS,
  HULLS,
  MAX_INFLUENCE,
  NOBLES,
  OFFICIALS_EACH,
  RUBBLE_KINDS,
  SEATS,
  shape,
  type ByGood,
  type ByNoble,
} from '@/engine';

import { NOTHING_ENTERED, QUESTIONS, type Benefits, type Entered, type Held, type Loading } from './costsEntered';
import { recordFormat } from './record/format';
import { VERSIONS } from './record/kinds';
import { shaped } from './record/shaped';

const { choice, fields, list, orNull, over, truth, whole } = shape;
const amount = whole(0);

const byGood = fields<ByGood<number>>({ gold: amount, books: amount, cloth: amount, tools: amount });
const byNoble = fields<ByNoble<number>>({ builder: amount, minister: amount, king: amount });
const cubes = list(choice(RUBBLE_KINDS));
const ship = fields<Loading>(
  { owner: choice(SEATS), hull: choice(HULLS), cargo: amount, paid: amount, goods: list(choice(GOODS)) },
  { optional: ['paid'] },
);

const benefits = over<Benefits>(NOTHING_ENTERED.benefits, {
  reis: amount,
  perGood: amount,
  fewerOfficials: amount,
  cheaperOfficials: amount,
  visit: amount,
});
const held = over<Held>(NOTHING_ENTERED.held, {
  influence: whole(0, MAX_INFLUENCE),
  wigs: amount,
  reis: amount,
  goods: byGood,
  bothLeftHouses: truth,
});

const entered = over<Entered>(NOTHING_ENTERED, {
  question: choice(QUESTIONS),
  treasury: orNull(amount),
  noble: choice(NOBLES),
  others: byNoble,
  row: cubes,
  column: cubes,
  hull: choice(HULLS),
  middleHouses: amount,
  plan: whole(1, OFFICIALS_EACH),
  out: whole(0, OFFICIALS_EACH),
  market: orNull(byGood),
  ships: list(ship),
  ship: amount,
  benefits,
  clergy: benefits,
  told: truth,
  held,
});

/** How the cost check is kept on the device; what a later version adds has its default here. */
export const costsFormat = recordFormat<Entered>({
  kind: 'costs',
  key: 'costs',
  version: VERSIONS.costs,
  migrations: [],
  read: shaped(entered),
});
