import type { NobleAction, NobleStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { change, decrees, siteNamed, storeOf, theSite } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${storeOf(good)} en ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `edificio en ${theSite(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast: Catalogue['forecast'] = {
  then: 'Después, Lacerda:',
  follows: 'Te sigue:',
  deed: {
    store: storeOn,
    decrees: ({ count }) => `toma ${decrees(count)}`,
    building: buildingOn,
  },
  thing: {
    store: storeOn,
    decrees: ({ count }) => decrees(count),
    building: buildingOn,
  },
  place: {
    store: ({ space }) => space,
    decrees: ({ count }) => number(count),
    building: ({ site }) => siteNamed(site),
  },
  ends: { period: 'acaba el período', game: 'acaba la partida' },
  was: (what) => `, antes ${what}`,
  waits: 'depende de lo que se revele',
  nothing: 'ninguna acción noble',
  open: (said) => `${said}. Ver todo su turno`,
  title: 'El próximo turno de Lacerda',
  hisFollow: 'Lacerda sigue tu visita',
  instead: (was) => `Antes: ${was}`,
  perhaps: 'posible',
  changed: 'cambiado por tu jugada',
  wigs: (you, his) => `Pelucas con tu jugada: las suyas ${change(his)}, las tuyas ${change(you)}`,
};
