import { GOODS, type NobleAction, type Part, type StateAction } from '@/engine';

import type { Turn } from '../shape/turn';
import { translate } from '../translate';
import { names } from './names';
import { capital, cubes, influence, officials, paid, siteNamed, theDeck, theNoble, whose, wigs } from './turnNames';

const { list, number, plural } = translate('en');

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'he has no official left',
  'no-office-takes-one': () => 'no office takes another of his',
  'no-plan-left': () => 'no plan is left',
  'yard-empty': () => 'the shipyard is empty',
  'no-store': () => 'he has no store',
  'all-favours-held': () => 'he holds every favour',
  'no-house-left': () => 'he has no house left',
  'no-plot-left': () => 'no free land fits a city tile',
  'no-tile-or-site': () => 'no free site fits an available building',
  'deck-empty': () => 'that deck is empty',
  'on-the-table': () => 'it was not done on your table',
  'cannot-pay': ({ needed, has }) => `he would need ${number(needed)} and has ${number(has)}`,
};

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'placing officials',
  plan: 'taking a plan',
  ship: 'taking a ship',
  produce: 'production',
  cardinal: 'meeting the Cardinal',
  favour: 'taking a favour',
};
const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'building a store',
  decrees: 'taking decrees',
  building: 'opening a public building',
};

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(
      ({ seat, noble }) =>
        ` The office is full: one official of ${whose[seat]} moves from ${theNoble(noble)} to the plaza.`,
    )
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string =>
  stays ? 'The treasury stays: it is at the end of its track.' : 'Treasury up 1.';

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) =>
    `Place his officials: one${offices.length > 1 ? ' each' : ''} with ${list(offices.map(theNoble))}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) =>
    `Give him the top plan of the ${names.architect[architect]} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Give him the top ship, hull ${number(hull)}. ${treasuryUp(treasuryStays)} Then he gains ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map(
      (good) => `${number(goods[good] ?? 0)} ${names.good[good]}`,
    );
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} to ${number(prices[good] ?? 0)}`,
    );
    return `He produces ${list(made)}.${dropped.length === 0 ? '' : ` Prices drop: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Move the Cardinal 2 spaces and discard the clergy tile in front of him.',
      ...(gained === null ? [] : [`Lacerda gets ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Lay the Cardinal down: church scoring at the end of this turn.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Give him the royal favour of ${theNoble(noble)}.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Build his ${names.good[good]} store on ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `He takes the ${names.rubble[cube.kind]} cube of the ${cube.from}. `) +
    `He pays ${paid(cost)}.`,
  decrees: ({ count, paid: cost }) =>
    `Give him the ${plural(count, { one: 'leftmost decree', other: '# leftmost decrees' })}, slide and refill. He pays ${paid(cost)}.`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Open the ${names.architect[architect]}’s building (${list(colours.map((good) => names.good[good]))}) on the ${siteNamed(site)}: ` +
    `${wigs(gained.lacerda)} for him, ${number(gained.you)} for you. ` +
    (taken === 0 ? '' : `He takes ${cubes(taken)}. `) +
    `He pays ${paid(cost)}.`,
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `${capital(stateActions[action])} is skipped: ${reason}.`,
  returnsFavour: (who) => `He gives back his favour of ${theNoble(who)}.`,
  skippedNoble: (action, reason) => `No ${nobleActions[action]}: ${reason}. He pays nothing.`,
  steps: {
    dock: ({ hulls, done }) =>
      done
        ? `Dock his ${plural(hulls.length, { one: 'ship', other: '# ships' })} from the sea; the goods go back to the supply.`
        : 'His ships stay at sea.',
    courtier: ({ to }) => `Move the courtier to ${theNoble(to)}.`,
    discard: ({ deck }) => `Discard the top card of ${theDeck(deck)}; turn up the next.`,
    skippedDiscard: (reason) => `No card is discarded: ${reason}.`,
    aide: ({ to }) => `Move the aide to ${theDeck(to)}.`,
    hisChurch: ({ influence: gained, parts, done }) =>
      done
        ? `Church scoring: he gains ${influence(gained)} (your portfolio ${number(gained - ofHisShips(parts))}, his ships ${number(ofHisShips(parts))}).`
        : 'No church scoring.',
    yourChurch: ({ tiles, wigs: gained, influence: track }) =>
      `Church scoring: you discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} for ${wigs(gained)} and gain ${influence(track)}.`,
    endOfPeriod: () => 'The first period ends with this turn.',
    endOfGame: () => 'The end is near: this round is over, one last round follows.',
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
    plan: (architect) => `Officials on the ${names.architect[architect]}’s new top plan?`,
    building: (architect) => `Which 2 colors are on the ${names.architect[architect]}’s next building?`,
    none: 'None left',
    wigs,
    officials,
    follow: (who) => `You have the ${names.noble[who]}’s favor. Follow him?`,
    pay: paid,
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
    action: (action) => capital(stateActions[action]),
    offices: (nobles) => `Officials with ${list(nobles.map(theNoble))}`,
    plan: (architect) => `The plan of the ${names.architect[architect]}`,
    favour: (who) => `The favour of ${theNoble(who)}`,
    store: (space, good, cube) =>
      `${capital(names.good[good])} store on ${space}${cube === undefined ? '' : cube === null ? ', no cube' : `, the ${names.rubble[cube.kind]} cube of the ${cube.from}`}`,
    building: (site, architect) => `The ${names.architect[architect]}’s building on the ${siteNamed(site)}`,
  },
};
