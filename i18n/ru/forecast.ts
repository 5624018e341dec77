import type { NobleAction, NobleStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { change, decrees, onSite, siteNamed, store } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${store(good)} на ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `здание ${onSite(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast: Catalogue['forecast'] = {
  then: 'Далее Ласерда:',
  follows: 'Он следует:',
  /** What he does. */
  deed: {
    store: storeOn,
    decrees: ({ count }) => `берет ${decrees(count)}`,
    building: buildingOn,
  },
  /** The same as a thing: "было: 2 указа". */
  thing: {
    store: storeOn,
    decrees: ({ count }) => decrees(count),
    building: buildingOn,
  },
  /** What tells it from the same elsewhere: "было: A3". */
  place: {
    store: ({ space }) => space,
    decrees: ({ count }) => number(count),
    building: ({ site }) => siteNamed(site),
  },
  ends: { period: 'конец периода', game: 'конец игры' },
  was: (what) => `, было: ${what}`,
  waits: 'смотря что откроется',
  nothing: 'без действия дворянства',
  open: (said) => `${said}. Посмотреть весь его ход`,
  title: 'Следующий ход Ласерды',
  hisFollow: 'Он следует за вашим визитом',
  instead: (was) => `Было: ${was}`,
  perhaps: 'возможно',
  changed: 'изменится из-за вашего хода',
  wigs: (you, his) => `Парики с вашим ходом: у него ${change(his)}, у вас ${change(you)}`,
};
