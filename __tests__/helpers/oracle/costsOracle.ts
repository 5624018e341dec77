import { columnOf, facings, rowOf, SPACES, storeWigs, tileFor, treasurySpace } from './city';
import { at, GOODS, NOBLES, sheetOf, sum } from './notation';
import type { Clergy, Good, Kind, Noble, Position } from './notation';
import { waysToPay } from './payOracle';
import type { Way } from './payOracle';

export type VisitAnswer = { cost: number; treasury: number; officials: number; affordable: boolean; pay: Way[] };
export type Cube = { from: 'row' | 'column'; kind: Kind };
export type LandAnswer = {
  price: number;
  treasury: number;
  rubble: number;
  benefits: number;
  affordable: boolean;
  wigs: number;
  take: Cube | null;
  cubes: (Cube & { price: number })[];
};
export type Goods = { goods: number; affordable: boolean };
export type ShipAnswer = { hull: number; new: Goods; replacing: Record<string, Goods> };
export type CostsAnswer = {
  visit: Record<string, VisitAnswer>;
  land: Record<string, Record<string, LandAnswer>>;
  ship: ShipAnswer | null;
  hire: { each: number; benefits: number };
  sponsor: { price: number; benefits: number; affordable: boolean };
};

/** clergy.benefit: what the tiles give of one kind; a bare number of them gives nothing. */
function clergyGives(position: Position, kind: keyof Clergy): number {
  const { clergy } = position.you;
  return typeof clergy === 'number' ? 0 : sum(clergy.map((tile) => tile[kind] ?? 0));
}

/** benefit.coin, clergy.benefit: the treasury cards of the portfolio and the clergy tiles, added up. */
export const benefitOf = (position: Position): number =>
  sum(position.you.portfolio.map((card) => (card.card === 'treasury' ? card.reis : 0))) + clergyGives(position, 'reis');

/** Hand plus every coin space the influence marker can still reach. */
const purse = (position: Position): number =>
  position.you.reis + sheetOf(position).coins.filter((space) => space < position.you.influence).length;

function visitAnswer(position: Position, noble: Noble): VisitAnswer {
  const office = position.offices[noble];
  const { left } = treasurySpace(position);
  const officials = office.lacerda + office.neutral;
  const asked = left + officials - clergyGives(position, 'visit');
  const cost = asked < 0 ? 0 : asked;
  const pay = waysToPay({
    cost,
    influence: position.you.influence,
    wigs: position.you.wigs,
    reis: position.you.reis,
    bothLeftHouses: position.you.houses.left === 2,
    benefit: benefitOf(position),
    coins: sheetOf(position).coins,
  });
  return { cost, treasury: left, officials, affordable: pay.length > 0, pay };
}

const VALUE: Readonly<Record<string, number>> = { e: 3, f: 2, t: 1 };
const NAME: Readonly<Record<string, Kind>> = { e: 'earthquake', f: 'fire', t: 'tsunami' };
const worth = (cubes: string): number => sum([...cubes].map((letter) => VALUE[letter] ?? Number.NaN));

type Priced = { cube: Cube | null; rubble: number };

/** Every cube there is, each taken once on paper; a kind lying twice in the same place is one choice. */
function takings(row: string, column: string): Priced[] {
  const seen = new Map<string, Priced>();
  const note = (from: Cube['from'], letter: string): void => {
    const kind = NAME[letter];
    if (kind === undefined) throw new Error(`oracle: no cube ${letter}`);
    const rest = from === 'row' ? row.replace(letter, '') + column : row + column.replace(letter, '');
    seen.set(`${from} ${kind}`, { cube: { from, kind }, rubble: worth(rest) });
  };
  for (const letter of 'eft') if (row.includes(letter)) note('row', letter);
  for (const letter of 'eft') if (column.includes(letter)) note('column', letter);
  return [...seen.values()];
}

function landAnswer(position: Position, space: string, good: Good): LandAnswer {
  const { right } = treasurySpace(position);
  const row = position.rubble.rows[rowOf(space)];
  const column = at(position.rubble.columns, columnOf(space) - 1);
  const all = takings(row, column);
  const discounted = (rubble: number): number => Math.max(0, right + rubble - benefitOf(position));
  // The least rubble left wins; scanning backwards with <= leaves the row's cube on a tie.
  let best: Priced = { cube: null, rubble: worth(row + column) };
  for (const option of [...all].reverse()) if (option.rubble <= best.rubble) best = option;
  const price = discounted(best.rubble);
  return {
    price,
    treasury: right,
    rubble: best.rubble,
    benefits: right + best.rubble - price,
    affordable: price <= purse(position),
    wigs: storeWigs(position, space, good),
    take: best.cube,
    cubes: all.flatMap(({ cube, rubble }) => (cube === null ? [] : [{ ...cube, price: discounted(rubble) }])),
  };
}

function landAnswers(position: Position): CostsAnswer['land'] {
  const land: CostsAnswer['land'] = {};
  for (const space of SPACES.filter((name) => position.stores[name] === undefined)) {
    for (const good of facings(space).filter((name) => position.display.includes(tileFor(space, name)))) {
      land[space] = { ...land[space], [good]: landAnswer(position, space, good) };
    }
  }
  return land;
}

function shipAnswer(position: Position): ShipAnswer | null {
  const hull = position.shipyard[0];
  if (hull === undefined) return null;
  const kinds = GOODS.filter((good) => position.you.goods[good] > 0).length;
  const goodsFor = (difference: number): Goods => {
    const goods = Math.max(0, difference - at([0, 1, 1, 99], position.you.houses.middle));
    return { goods, affordable: goods <= kinds };
  };
  const replacing: Record<string, Goods> = {};
  for (const card of position.you.portfolio) {
    if (card.card === 'ship') replacing[String(card.hull)] = goodsFor(hull - card.hull);
  }
  return { hull, new: goodsFor(hull), replacing };
}

/** The answer to `costs` for seat "you". */
export function costsOracle(position: Position): CostsAnswer {
  const { right } = treasurySpace(position);
  const least = (price: number): number => (price > 0 ? price : 0);
  const price = least(right - benefitOf(position));
  const each = least(least(right - clergyGives(position, 'cheaperOfficials')) - benefitOf(position));
  return {
    visit: Object.fromEntries(NOBLES.map((noble) => [noble, visitAnswer(position, noble)])),
    land: landAnswers(position),
    ship: shipAnswer(position),
    hire: { each, benefits: right - each },
    sponsor: { price, benefits: right - price, affordable: price <= purse(position) },
  };
}
