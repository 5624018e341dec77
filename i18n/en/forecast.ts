import type { NobleAction, NobleStep } from '@/engine';

import { number, plural } from './grammar';
import { names } from './names';
import { change, siteNamed } from './turnNames';

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

const storeOn = ({ space, good }: DoneNoble<'store'>): string => `${names.oneGood[good]} store on ${space}`;
const buildingOn = ({ site }: DoneNoble<'building'>): string => `building on the ${siteNamed(site)}`;

/** What Lacerda does next, in one line and in full. */
export const forecast = {
  then: 'Lacerda next:',
  follows: 'He follows:',
  /** What he does. */
  deed: {
    store: storeOn,
    decrees: ({ count }: DoneNoble<'decrees'>) => plural(count, { one: 'takes # decree', other: 'takes # decrees' }),
    building: buildingOn,
  },
  /** The same as a thing: "was 2 decrees". */
  thing: {
    store: storeOn,
    decrees: ({ count }: DoneNoble<'decrees'>) => plural(count, { one: '# decree', other: '# decrees' }),
    building: buildingOn,
  },
  /** What tells it from the same elsewhere: "was A3". */
  place: {
    store: ({ space }: DoneNoble<'store'>) => space,
    decrees: ({ count }: DoneNoble<'decrees'>) => number(count),
    building: ({ site }: DoneNoble<'building'>) => siteNamed(site),
  },
  ends: { period: 'ends the period', game: 'ends the game' },
  was: (what: string) => `, was ${what}`,
  waits: 'depends on what’s revealed',
  nothing: 'no noble action',
  open: (said: string) => `${said}. See his whole turn`,
  title: 'Lacerda’s next turn',
  hisFollow: 'He follows your visit',
  instead: (was: string) => `Was: ${was}`,
  perhaps: 'possible',
  changed: 'changed by your move',
  wigs: (you: number, his: number) => `Wigs with your move: his ${change(his)}, yours ${change(you)}`,
};
