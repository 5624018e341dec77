import type { NobleAction, NobleStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { atSite, change, decrees, siteNamed, store } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${store[good]} na ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `budynek na ${atSite(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast: Catalogue['forecast'] = {
  then: 'Potem Lacerda:',
  follows: 'Śledzi wizytę:',
  /** What he does. */
  deed: {
    store: storeOn,
    decrees: ({ count }) => `bierze ${decrees(count)}`,
    building: buildingOn,
  },
  /** The same as a thing: “było: 2 dekrety”. */
  thing: {
    store: storeOn,
    decrees: ({ count }) => decrees(count),
    building: buildingOn,
  },
  /** What tells it from the same elsewhere: “było: A3”. */
  place: {
    store: ({ space }) => space,
    decrees: ({ count }) => number(count),
    building: ({ site }) => siteNamed(site),
  },
  ends: { period: 'kończy okres', game: 'kończy grę' },
  was: (what) => `, było: ${what}`,
  waits: 'zależy od tego, co się odsłoni',
  nothing: 'bez akcji szlachty',
  open: (said) => `${said}. Zobacz całą jego turę`,
  title: 'Następna tura Lacerdy',
  hisFollow: 'Śledzi Twoją wizytę',
  instead: (was) => `Było: ${was}`,
  perhaps: 'możliwe',
  changed: 'zmienia to Twój ruch',
  wigs: (you, his) => `Peruki po Twoim ruchu: jego ${change(his)}, Twoje ${change(you)}`,
};
