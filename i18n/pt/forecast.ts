import type { NobleAction, NobleStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { change, decrees, siteNamed, storeOf } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${storeOf(good)} em ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `edifício no ${siteNamed(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast: Catalogue['forecast'] = {
  then: 'Depois, Lacerda:',
  follows: 'Ele segue:',
  deed: { store: storeOn, decrees: ({ count }) => `pega ${decrees(count)}`, building: buildingOn },
  thing: { store: storeOn, decrees: ({ count }) => decrees(count), building: buildingOn },
  place: {
    store: ({ space }) => space,
    decrees: ({ count }) => number(count),
    building: ({ site }) => siteNamed(site),
  },
  ends: { period: 'fim do período', game: 'fim do jogo' },
  was: (what) => `, antes ${what}`,
  waits: 'depende do que for revelado',
  nothing: 'sem ação nobre',
  open: (said) => `${said}. Ver o turno inteiro dele`,
  title: 'Próximo turno de Lacerda',
  hisFollow: 'Ele segue sua visita',
  instead: (was) => `Antes: ${was}`,
  perhaps: 'possível',
  changed: 'mudado pela sua jogada',
  wigs: (you, his) => `Perucas com sua jogada: dele ${change(his)}, suas ${change(you)}`,
};
