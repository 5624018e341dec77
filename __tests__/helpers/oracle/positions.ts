import { storesOf } from './city';
import { rollCity, rollColours } from './cityPositions';
import type { City, Phase } from './cityPositions';
import { diceFrom } from './dice';
import type { Dice } from './dice';
import { DECKS, DEFAULT_SHEET, GOODS, NOBLES, TILES } from './notation';
import type { Answers, Good, Lacerda, Owner, Position, Ship, Sheet, Tile } from './notation';
import { boardRubble, rollDecks, rollHouses, rollOffices, rollPortfolio, rollShips, rollYou } from './peoplePositions';
import { rollScoring, rollSheet } from './sheets';

/** A third set or more needs the second period: the second one ends the first. */
const setsOf = (city: City): number => Math.min(...Object.values(boardRubble(city.yours)));

function rollPeriod(dice: Dice, phase: Phase, sets: number): number {
  if (sets >= 2 || phase === 'late') return 2;
  return phase === 'early' || dice.chance(0.5) ? 1 : 2;
}

type Clock = Pick<Position, 'decks' | 'aide' | 'ending'>;

/** Three empty decks or four sets have already started the end, and in the first period they cannot stand at all. */
function rollClock(dice: Dice, phase: Phase, period: number, sets: number): Clock {
  const [low, high] = { early: [3, 5], middle: [0, 5], late: [0, 3] }[phase] as [number, number];
  const { decks, aide } = rollDecks(dice, low, high);
  const empty = DECKS.filter((deck) => decks[deck] === 0);
  if (period === 1) {
    for (const deck of empty.slice(2)) decks[deck] = 1;
    return { decks, aide, ending: null };
  }
  const begun = empty.length > 2 || sets > 3 || dice.chance(0.15);
  return { decks, aide, ending: begun ? dice.pick(['this-round', 'last-round'] as const) : null };
}

function rollMarket(dice: Dice, sheet: Sheet): Record<Good, number> {
  const deep = dice.chance(0.3);
  const price = (good: Good): number =>
    deep ? sheet.market.lowest[good] : dice.int(sheet.market.lowest[good], sheet.market.start[good]);
  return { gold: price('gold'), books: price('books'), cloth: price('cloth'), tools: price('tools') };
}

function rollDisplay(dice: Dice): Tile[] {
  if (dice.chance(0.7)) return [...TILES];
  const keep = dice.pick([0, 0.4, 0.7]);
  return TILES.filter(() => dice.chance(keep));
}

function rollAvailable(dice: Dice): Position['available'] {
  const blue = dice.chance(0.1) ? null : rollColours(dice);
  const same = blue !== null && dice.chance(0.2);
  return { blue, green: same ? dice.shuffle(blue) : dice.chance(0.1) ? null : rollColours(dice) };
}

function rollRulings(dice: Dice): Record<string, string> {
  const rulings: Record<string, string> = {};
  if (dice.chance(0.25)) rulings['R10'] = 'tile-first';
  if (dice.chance(0.25)) rulings['R8'] = 'overflow';
  return rulings;
}

/** Rolled apart, so that a ruling more does not change every position there was. */
function rollReadings(dice: Dice): Record<string, string> {
  const readings = { R9: 'always-left', R11: 'offices', R12: 'ties-count', R13: 'influence-cashed' };
  return Object.fromEntries(Object.entries(readings).filter(() => dice.chance(0.4)));
}

function rollLacerda(dice: Dice, cubes: number, ships: Ship[]): Lacerda {
  const poor = dice.chance(0.4);
  return {
    wigs: poor ? dice.int(0, 2) : dice.int(0, 60),
    influence: poor ? dice.int(0, 2) : dice.int(0, 10),
    cubes,
    decrees: 2 * dice.int(0, 5),
    ships,
    favours: dice.chance(0.2) ? [...NOBLES] : NOBLES.filter(() => dice.chance(0.5)),
    plans: [2, 2, 3, 4].slice(0, dice.int(2, 4)),
  };
}

const rollPlanStack = (dice: Dice): number | null => (dice.chance(0.3) ? null : dice.int(2, 4));

/** A valid position with every field written; the same seed always gives the same one. */
export function randomPosition(seed: number, toMove: Owner): Position {
  const dice = diceFrom(seed);
  const phase = dice.pick(['early', 'middle', 'late'] as const);
  const sheet = rollSheet(dice);
  const printed = { ...DEFAULT_SHEET, ...sheet };
  const apart = diceFrom(seed + 2_000_003);
  if (apart.chance(0.3)) sheet.toolsMajority = '6/3/1';
  const rulings = { ...rollRulings(dice), ...rollReadings(apart) };
  const city = rollCity(dice, phase);
  const sets = setsOf(city);
  const period = rollPeriod(dice, phase, sets);
  const ships = rollShips(dice, period);
  const stores = storesOf({ stores: city.stores }, 'you').length;
  const yours = {
    rubble: boardRubble(city.yours),
    houses: rollHouses(dice, stores),
    portfolio: rollPortfolio(dice, sets, ships.yours),
  };
  return {
    format: 'lisboa-position',
    version: 1,
    period,
    round: dice.int(1, 20),
    toMove,
    sheet,
    rulings,
    treasury: dice.pick(printed.treasury).right,
    market: rollMarket(dice, printed),
    cardinal: dice.int(0, 5),
    ...rollClock(dice, phase, period, sets),
    courtier: dice.pick(NOBLES),
    scoring: rollScoring(dice, printed),
    rubble: city.rubble,
    stores: city.stores,
    buildings: city.buildings,
    available: rollAvailable(dice),
    display: rollDisplay(dice),
    planStacks: { blue: rollPlanStack(dice), green: rollPlanStack(dice) },
    shipyard: ships.shipyard,
    ...rollOffices(dice, printed.officeSpaces, rulings['R8'] === 'overflow'),
    you: rollYou(dice, yours, sets),
    lacerda: rollLacerda(dice, city.his, ships.his),
  };
}

/** The same table near its end, with enough in your hands that every title is in reach. */
export function lastPosition(seed: number): Position {
  const position = randomPosition(seed, 'you');
  const dice = diceFrom(seed + 3_000_017);
  const { you } = position;
  you.wigs = dice.int(20, 120);
  you.reis = dice.int(0, 30);
  you.decrees = Array.from({ length: dice.int(3, 10) }, () => dice.int(0, 8));
  you.plans = Array.from({ length: dice.int(0, 4) }, () => ({
    architect: dice.pick(['blue', 'green'] as const),
    officials: dice.int(2, 4),
    done: dice.chance(0.6),
  }));
  return position;
}

/** What the table would say if asked: always all three, so that no question stays open. */
export function randomAnswers(seed: number): Answers {
  const dice = diceFrom(seed + 1_000_003);
  return { clergyWigs: dice.int(1, 4), plan: dice.int(2, 4), building: dice.shuffle(GOODS).slice(0, 2) };
}
