import type { Depth, Holdings } from '@/engine';

import { clergyTile } from './clergy';
import { number, plural } from './grammar';

/** What the app is asked to count when it tracks more, group by group. */
const groups: Readonly<Record<keyof Holdings, { readonly title: string; readonly ask?: string }>> = {
  reis: { title: 'Réis', ask: 'How many réis do you have?' },
  goods: { title: 'Goods', ask: 'How many goods are in your warehouse?' },
  clergy: { title: 'Clergy tiles', ask: 'Add each clergy tile on your board.' },
  decrees: { title: 'Decrees' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth = {
  now: {
    everything: 'The app tracks everything.',
    'lacerda-needs': 'The app tracks what Lacerda needs.',
  } satisfies Readonly<Record<Depth, string>>,
  change: {
    everything: 'Track less',
    'lacerda-needs': 'Track everything',
  } satisfies Readonly<Record<Depth, string>>,
  /** Said once it is saved. */
  done: {
    everything: 'The app now tracks everything',
    'lacerda-needs': 'The app now tracks what Lacerda needs',
  } satisfies Readonly<Record<Depth, string>>,
  less: {
    title: 'Track what Lacerda needs',
    stops: 'The app stops tracking your réis, goods, clergy tiles and decrees.',
    then: 'Prices stay in view, without a check of what you have. At the end you enter réis and decrees once.',
    again: 'You can track everything again anytime.',
    confirm: 'Track less',
  },
  more: {
    title: 'Track everything',
    why: 'Enter what the app hasn’t tracked. Nothing changes until the last step.',
    step: (step: number, all: number, group: keyof Holdings) =>
      `${groups[group].title}, ${number(step)} of ${number(all)}`,
    groups,
    tiles: (tiles: Holdings['clergy']) =>
      tiles.length === 0
        ? 'No clergy tiles yet'
        : `${plural(tiles.length, { one: '# clergy tile', other: '# clergy tiles' })}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Remove last tile',
    next: 'Next',
    back: 'Back',
    confirm: 'Track everything',
  },
};
