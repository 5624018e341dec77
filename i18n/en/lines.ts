import type { Deck, NobleAction, Seat, SkipReason, StateAction, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import { cityTile, cubePlace, goods as named, nobles, officials, siteNamed, wigs } from './turnNames';

const HIS: Readonly<Record<Seat, string>> = { you: 'your', lacerda: 'his' };

/** From where to where: the target is what the hand needs. */
const track = (what: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${capital(what)} stays on **${number(to)}**` : `${capital(what)} ${number(from)} → **${number(to)}**`;

const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${HIS[seat]} marker to ${number(to)}`;

const hulls = (all: readonly number[]): string =>
  `${plural(all.length, { one: 'ship, size', other: 'ships, sizes' })} ${list(all.map(number))}`;

/** His state actions in a word, under their pictures. */
const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'Officials',
  plan: 'Plan',
  ship: 'Ship',
  produce: 'Production',
  cardinal: 'Cardinal',
  favour: 'Favor',
};

const DEEDS: Readonly<Record<NobleAction, string>> = {
  store: 'Store',
  decrees: 'Decrees',
  building: 'Public building',
};

const skipped = (what: string, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table' ? `${what} **skipped**` : `${what} **skipped**: ${say(turn.reasons, reason, t)}`;

/** A card by its deck: "top King card". */
const CARD: Readonly<Record<Deck, string>> = { ...names.noble, treasury: 'Treasury' };

const text: LineWords['text'] = {
  treasury: (line) => track('Treasury', line),
  influence: (line) => track(`${HIS[line.seat]} influence`, line),
  wigs: (line) => track(`${HIS[line.seat]} wigs`, line),
  price: (line) => track(`${names.good[line.good]} price`, line),
  dock: ({ hulls: all, done }) => (done ? `Dock his ${hulls(all)}` : 'His ships stay at sea'),
  courtier: ({ to, stays }) => `Courtier ${stays ? 'stays with' : 'to'} the **${names.noble[to]}**`,
  aide: ({ to, stays }) => `Aide ${stays ? 'stays on' : 'to'} the **${names.deck[to]}**`,
  officials: ({ offices }) =>
    offices.length === 1
      ? `His official to the **${offices.map((noble) => names.noble[noble]).join('')}**`
      : `His officials: ${offices.map((noble) => `1 to the **${names.noble[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) => `${capital(HIS[seat])} official from ${nobles(noble)} office to the **plaza**`,
  plan: ({ architect }) => `The ${names.architect[architect]}’s plan to **him**`,
  ship: ({ hull }) => `Top ship, size ${number(hull)}, to **him**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => named(count, good)))} to **him**`,
  cardinal: () => 'Cardinal **2 spaces** clockwise',
  'clergy-out': () => 'Discard the **next clergy tile** clockwise',
  'cardinal-down': () => 'Lay the Cardinal **down**',
  'cardinal-up': () => 'Stand the Cardinal **up**',
  'favour-taken': ({ noble }) => `${capital(nobles(noble))} favor to **him**`,
  'favour-returned': ({ noble }) => `His favor back to the **${names.noble[noble]}**`,
  store: ({ space, good, facing }) => `${capital(names.oneGood[good])} store on **${space}**, facing ${facing}`,
  cube: ({ kind, from }) => `${capital(names.rubble[kind])} cube from ${cubePlace(from)} to **him**`,
  'site-cubes': ({ cubes }) => `${plural(cubes.length, { one: '# cube', other: '# cubes' })} from that site to **him**`,
  decrees: ({ count }) => `${plural(count, { one: 'Leftmost decree', other: '# leftmost decrees' })} to **him**`,
  building: ({ site }) => `Building on the **${siteNamed(site)}**`,
  discard: ({ deck, last }) =>
    last ? `Discard the **last ${CARD[deck]} card**` : `Discard the **top ${CARD[deck]} card**; flip the next`,
  'your-clergy': ({ tiles }) => `Discard **${number(tiles)}** of your clergy tiles`,
  'refill-decrees': () => 'Slide the rest left and **refill**',
  'refill-clergy': () => 'Refill: **clergy tile**',
  'refill-tiles': ({ tiles }) => `Refill: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(ACTIONS[action], reason, t),
  'no-noble': ({ action, reason }, t) => skipped(DEEDS[action], reason, t),
  'no-discard': ({ reason }, t) => skipped('Discard', reason, t),
  'no-church': () => 'No church scoring',
  'no-gain': () => 'No influence gained',
  'end-of-period': () => 'Period 1 ends with this turn',
  'end-of-game': () => 'The end is triggered: **1 more round** after this one',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Church scoring' : null),
  treasury: ({ from, to }) => (from === to ? 'The end of its track' : null),
  dock: ({ done }) => (done ? 'Return the goods to the supply' : null),
  plan: ({ officials: count }) => `${officials(count)}. Flip the next plan`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'No wigs' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      `From the ${names.architect[architect]}`,
    ].join('. '),
  'cardinal-down': () => 'Church scoring at the end of this turn',
  'refill-decrees': () => 'Replace decree 69 if it appears',
  'no-noble': () => 'No visit, no cost',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Reasons, or change this step',
  differs: 'Change this step',
  changed: 'changed by you',
  gain: {
    title: 'What he gains',
    parts: (portfolio, ships) =>
      `your portfolio ${number(portfolio)} + his ships ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: 'What happened?',
    space: 'Tap the space he built on',
    site: 'Tap the site he opened',
    street: (space) => `${space}: which street does it face?`,
    facing: (good) => `${capital(names.oneGood[good])} street`,
    architect: (site) => `${capital(siteNamed(site))}: whose building?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => `${capital(names.architect[architect])}’s plan`,
    favour: (noble) => `${capital(nobles(noble))} favor`,
    action: (action) => ACTIONS[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${from}`,
    offices: 'Tap 1 or 2 offices',
    confirmOffices: 'Confirm',
    piece: 'Tap what it was',
    skip: 'It was skipped',
    cancel: 'Cancel',
    noOther: 'No other choice here. Change an earlier step, or correct the value.',
  },
};
