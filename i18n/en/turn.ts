import type { NobleAction, Part } from '@/engine';

import type { Turn } from '../shape/turn';
import { capital } from '../translate';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  architects,
  cubes,
  doing,
  goods as named,
  influence,
  nobles,
  officials,
  paid,
  siteNamed,
  theDeck,
  theNoble,
  wigs,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'he has no official left',
  'no-office-takes-one': () => 'no office has room for his official',
  'no-plan-left': () => 'no plans are left',
  'yard-empty': () => 'the shipyard is empty',
  'no-store': () => 'he has no store',
  'all-favours-held': () => 'he has every favor',
  'no-house-left': () => 'he has no house left',
  'no-plot-left': () => 'no free land fits a city tile',
  'no-tile-or-site': () => 'no free site fits an available public building',
  'deck-empty': () => 'that deck is empty',
  'on-the-table': () => 'it was skipped at your table',
  'cannot-pay': ({ needed, has }) => `he would need ${number(needed)} and has ${number(has)}`,
};

const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'build a store',
  decrees: 'take decrees',
  building: 'open a public building',
};

const HIS = { you: 'your', lacerda: 'his' } as const;

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(
      ({ seat, noble }) =>
        ` The office is full: move 1 of ${HIS[seat]} officials from ${nobles(noble)} office to the plaza.`,
    )
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string =>
  stays ? 'The treasury stays at the end of its track.' : 'Treasury up 1.';

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) =>
    `Place 1 of his officials in ${offices.length === 1 ? `${offices.map(nobles).join('')} office` : `each office: ${offices.map((one) => names.noble[one]).join(', ')}`}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) => `Give him ${architects(architect)} top plan (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Give him the top ship (size ${number(hull)}). ${treasuryUp(treasuryStays)} Then he gains ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => named(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} to ${number(prices[good] ?? 0)}`,
    );
    return `He produces ${list(made)}.${dropped.length === 0 ? '' : ` Prices drop: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Move the Cardinal 2 spaces and discard the next clergy tile clockwise.',
      ...(gained === null ? [] : [`He gets ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Lay the Cardinal down: church scoring at the end of this turn.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Give him ${nobles(noble)} royal favor.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Build his ${names.oneGood[good]} store on ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Give him the ${names.rubble[cube.kind]} cube from the ${cube.from}. `) +
    `His visit costs ${paid(cost)}.`,
  decrees: ({ count, paid: cost }) =>
    `Give him the ${plural(count, { one: 'leftmost decree', other: '# leftmost decrees' })}, slide the rest left, refill. His visit costs ${paid(cost)}.`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Open the ${names.architect[architect]}’s building (${list(colours.map((good) => names.good[good]))}) on the ${siteNamed(site)}. ` +
    `${wigs(gained.lacerda)} for him, ${number(gained.you)} for you. ` +
    (taken === 0 ? '' : `Give him ${cubes(taken)}. `) +
    `His visit costs ${paid(cost)}.`,
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `Skip ${doing[action]}: ${reason}.`,
  returnsFavour: (who) => `He returns ${nobles(who)} favor.`,
  skippedNoble: (action, reason) => `He can’t ${nobleActions[action]}: ${reason}. No visit, no cost.`,
  steps: {
    dock: ({ hulls, done }) =>
      done
        ? `Dock his ${plural(hulls.length, { one: 'ship; return its', other: '# ships; return their' })} goods to the supply.`
        : 'His ships stay at sea.',
    courtier: ({ to }) => `Move the courtier to ${theNoble(to)}.`,
    discard: ({ deck }) => `Discard the top card of ${theDeck(deck)}; flip the next.`,
    skippedDiscard: (reason) => `Skip the discard: ${reason}.`,
    aide: ({ to }) => `Move the aide to ${theDeck(to)}.`,
    hisChurch: ({ influence: gained, parts, done }) =>
      done
        ? `Church scoring: he gains ${influence(gained)} (your portfolio ${number(gained - ofHisShips(parts))}, his ships ${number(ofHisShips(parts))}).`
        : 'No church scoring.',
    yourChurch: ({ tiles, wigs: gained, influence: track }) =>
      `Church scoring: you discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} for ${wigs(gained)} and gain ${influence(track)}.`,
    endOfPeriod: () => 'Period 1 ends with this turn.',
    endOfGame: () => 'The end is triggered: this round is over, the final round follows.',
  },
  title: 'Lacerda’s turn',
  followTitle: 'Lacerda follows you',
  whyOf: (text) => `Why? ${text}`,
  takeBack: 'Undo last answer',
  stuck: 'These answers conflict. Undo the last one.',
  aloud: { read: 'Read his turn aloud', stop: 'Stop reading' },
  done: 'Done',
  followDone: 'Done, back to my turn',
  asks: {
    clergyWigs: 'Wigs on the back of the clergy tile?',
    plan: (architect, isNew) => `Officials on the ${names.architect[architect]}’s ${isNew ? 'new ' : ''}top plan?`,
    building: (architect, isNew) =>
      `Which 2 colors are on the ${names.architect[architect]}’s ${isNew ? 'next' : 'available'} building?`,
    none: 'None left',
    wigs,
    officials,
    follow: (who) => `You have ${nobles(who)} favor. Follow him?`,
    doFollow: 'Follow',
    dontFollow: 'Don’t follow',
    church: (tiles) => `Church scoring: discard clergy tiles?${tiles === null ? '' : ` You have ${number(tiles)}.`}`,
    churchGives: (gained) => `Wigs on the backs, plus ${influence(gained)} once.`,
    tiles: 'Tiles you discard',
    backs: 'Wigs on their backs',
    discard: (tiles) => plural(tiles, { one: 'Discard # tile', other: 'Discard # tiles' }),
    keep: 'Keep them all',
  },
  overrides: {
    skip: 'It was skipped',
    noble: theNoble,
    deck: theDeck,
    action: (action) => capital(doing[action]),
    offices: (at) => `Officials in ${list(at.map(nobles))} ${plural(at.length, { one: 'office', other: 'offices' })}`,
    plan: (architect) => capital(`${architects(architect)} plan`),
    favour: (who) => capital(`${nobles(who)} favor`),
    store: (space, good, cube) =>
      `${capital(names.oneGood[good])} store on ${space}${cube === undefined ? '' : cube === null ? ', no cube' : `, the ${names.rubble[cube.kind]} cube from the ${cube.from}`}`,
    building: (site, architect) => `The ${names.architect[architect]}’s building on the ${siteNamed(site)}`,
  },
};
