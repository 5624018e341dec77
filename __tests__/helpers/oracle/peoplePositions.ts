import type { Dice } from './dice';
import { ARCHITECTS, at, DECKS, GOODS, NOBLES } from './notation';
import type { Card, Deck, Kind, Noble, Office, Position, Ship, You } from './notation';

const noble = <T>(value: (name: Noble) => T): Record<Noble, T> => ({
  builder: value('builder'),
  minister: value('minister'),
  king: value('king'),
});

/** Crowded, mixed or nearly empty offices out of eight officials a colour. */
export function rollOffices(dice: Dice, spaces: number, overflow: boolean): Pick<Position, 'offices' | 'plazas'> {
  const left = { you: 8, lacerda: 8 };
  const lean = dice.pick([0.1, 0.5, 0.5, 0.9]);
  const style = dice.pick(['few', 'mixed', 'full']);
  const fill = (): Office => {
    const office: Office = { you: 0, lacerda: 0, neutral: dice.chance(0.94) ? 1 : dice.pick([0, 2]) };
    const wanted =
      style === 'full' || (style === 'mixed' && dice.chance(0.3)) ? spaces : dice.int(1, style === 'few' ? 4 : spaces);
    for (let count = office.neutral; count < wanted; count += 1) {
      const colour = dice.chance(lean) ? 'you' : 'lacerda';
      if (left[colour] === 0) continue;
      office[colour] += 1;
      left[colour] -= 1;
    }
    return office;
  };
  const offices = noble(fill);
  const plazas = noble(() => ({ you: 0, lacerda: 0, neutral: 0 }));
  const some = dice.chance(0.4);
  for (const name of NOBLES) {
    for (const colour of overflow ? (['you', 'lacerda'] as const) : (['you'] as const)) {
      const moved = some ? dice.int(0, Math.min(2, left[colour])) : 0;
      plazas[name][colour] += moved;
      left[colour] -= moved;
    }
  }
  return { offices, plazas };
}

/** Solo has one ship of each hull: each is in the shipyard, yours, his or gone. */
export function rollShips(dice: Dice, period: number): { shipyard: number[]; yours: Ship[]; his: Ship[] } {
  const fleet = period === 1 ? [1, 2] : [3, 4];
  const shipyard = fleet.slice(dice.pick([0, 0, 1, 1, 2]));
  const sailed = [1, 2, 3, 4].filter((hull) => hull <= at(fleet, 1) && !shipyard.includes(hull));
  const yours: Ship[] = [];
  const his: Ship[] = [];
  for (const hull of sailed) {
    const ship = { hull, cargo: dice.chance(0.4) ? hull : dice.int(0, hull) };
    dice.pick([yours, his, his, []]).push(ship);
  }
  return { shipyard, yours, his };
}

/** At most two cards and one per set; three slots above, three below. */
export function rollPortfolio(dice: Dice, sets: number, ships: readonly Ship[]): Card[] {
  const room = 2 + sets;
  const cards: Card[] = ships.slice(0, Math.min(3, room)).map((ship) => ({ card: 'ship', ...ship }));
  for (let tries = dice.int(0, room); tries > 0 && cards.length < room; tries -= 1) {
    const above = cards.filter(({ card }) => card !== 'treasury').length;
    const below = cards.length - above;
    if (dice.chance(0.5) && above < 3)
      cards.push({ card: 'noble', noble: dice.pick(NOBLES), influence: dice.int(0, 3) });
    else if (below < 3) cards.push({ card: 'treasury', reis: dice.int(0, 2) });
  }
  return dice.shuffle(cards);
}

export function rollHouses(dice: Dice, stores: number): You['houses'] {
  const groups = dice.chance(0.4)
    ? (['left', 'left', ...dice.shuffle(['middle', 'middle', 'middle', 'right', 'right', 'right'] as const)] as const)
    : dice.shuffle(['left', 'left', 'middle', 'middle', 'middle', 'right', 'right', 'right'] as const);
  const built = groups.slice(0, stores);
  const count = (group: string): number => built.filter((name) => name === group).length;
  return { left: count('left'), middle: count('middle'), right: count('right') };
}

/** No more than five cubes of a kind find room on a board. */
export function boardRubble(cubes: string): Record<Kind, number> {
  const count = (letter: string): number => Math.min(5, cubes.split(letter).length - 1);
  return { earthquake: count('e'), fire: count('f'), tsunami: count('t') };
}

export function rollYou(dice: Dice, given: Pick<You, 'rubble' | 'houses' | 'portfolio'>, sets: number): You {
  const poor = dice.chance(0.35);
  const [gold, books, cloth, tools] = GOODS.map(() => dice.int(0, dice.pick([0, 1, 2 + sets])));
  return {
    wigs: poor ? dice.int(0, 3) : dice.int(0, 60),
    influence: poor ? dice.int(0, 3) : dice.int(0, 10),
    reis: poor ? dice.int(0, 4) : dice.int(0, 25),
    goods: { gold: gold ?? 0, books: books ?? 0, cloth: cloth ?? 0, tools: tools ?? 0 },
    ...given,
    favours: NOBLES.filter(() => dice.chance(0.4)),
    plans: ARCHITECTS.filter(() => dice.chance(0.6)).map((architect) => ({
      architect,
      officials: dice.int(2, 4),
      done: dice.chance(0.3),
    })),
    clergy: dice.int(0, 4),
    decrees: [2, 3, 6, 8].filter(() => dice.chance(0.4)),
    markers: dice.int(0, sets),
  };
}

/** Decks between turns; one profile in four stands one discard before the third empty deck. */
export function rollDecks(dice: Dice, low: number, high: number): Pick<Position, 'decks' | 'aide'> {
  const aide = dice.pick(DECKS);
  const brink = dice.chance(0.25);
  const others = dice.shuffle(DECKS.filter((deck) => deck !== aide));
  const roll = (deck: Deck): number => {
    if (!brink) return dice.int(low, high);
    if (deck === aide) return dice.int(1, 2);
    return deck === others[0] ? dice.int(0, 3) : 0;
  };
  const decks = {
    builder: roll('builder'),
    minister: roll('minister'),
    king: roll('king'),
    treasury: roll('treasury'),
  };
  return { decks, aide };
}
