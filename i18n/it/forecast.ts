import type { NobleAction, NobleStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, siteNamed, storeOf } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${storeOf(good)} su ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `edificio nel ${siteNamed(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast: Catalogue['forecast'] = {
  then: 'Poi Lacerda:',
  follows: 'Ti segue:',
  deed: {
    store: storeOn,
    decrees: ({ count }) => plural(count, { one: 'prende # decreto', other: 'prende # decreti' }),
    building: buildingOn,
  },
  thing: { store: storeOn, decrees: ({ count }) => decrees(count), building: buildingOn },
  place: {
    store: ({ space }) => space,
    decrees: ({ count }) => number(count),
    building: ({ site }) => siteNamed(site),
  },
  ends: { period: 'finisce il periodo', game: 'finisce la partita' },
  was: (what) => `, prima ${what}`,
  waits: 'dipende da cosa si rivela',
  nothing: 'nessuna azione Nobile',
  open: (said) => `${said}. Guarda tutto il suo turno`,
  title: 'Il prossimo turno di Lacerda',
  hisFollow: 'Segue la tua visita',
  instead: (was) => `Prima: ${was}`,
  perhaps: 'possibile',
  changed: 'cambiato dalla tua mossa',
  wigs: (you, his) => `Parrucche con la tua mossa: sue ${change(his)}, tue ${change(you)}`,
};
