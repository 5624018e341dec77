import { facings, storesOf } from './city';
import { GOODS, NOBLES, sheetOf, STREETS, sum } from './notation';
import type { Good, Position } from './notation';

/** Everything about a position that no table could show; a generator that makes such a thing tests nothing. */
export function impossibilities(position: Position): string[] {
  return [
    ...cityProblems(position),
    ...officialProblems(position),
    ...boardProblems(position),
    ...trackProblems(position),
  ];
}

const when = (wrong: boolean, problem: string): string[] => (wrong ? [problem] : []);

function cityProblems({ stores, buildings, available, rubble }: Position): string[] {
  const tiles = [...Object.values(buildings), available.blue, available.green];
  const heaps = [...Object.values(rubble.rows), ...rubble.columns, ...Object.values(rubble.sites)].join('');
  return [
    ...Object.entries(stores).flatMap(([space, { good }]) =>
      when(!facings(space).includes(good), `store ${space} ${good}`),
    ),
    ...tiles.flatMap((tile) =>
      when(tile !== null && (tile.length !== 2 || tile[0] === tile[1]), `tile ${String(tile)}`),
    ),
    ...STREETS.flatMap((street: Good) => when(buildings[`N-${street}`]?.includes(street) === false, `N-${street}`)),
    ...Object.keys(buildings).flatMap((site) =>
      when((rubble.sites as Record<string, string>)[site] !== '', `cubes under ${site}`),
    ),
    ...[...'eft'].flatMap((kind) => when(heaps.split(kind).length - 1 > 21, `cubes ${kind}`)),
    ...rubble.columns.flatMap((heap, index) => when(heap.length > (index === 4 ? 2 : 3), `column ${index + 1}`)),
  ];
}

function officialProblems(position: Position): string[] {
  const spaces = sheetOf(position).officeSpaces;
  return [
    ...(['you', 'lacerda'] as const).flatMap((colour) => {
      const out = sum(NOBLES.map((noble) => position.offices[noble][colour] + position.plazas[noble][colour]));
      return when(out > 8, `${out} officials of ${colour}`);
    }),
    ...NOBLES.flatMap((noble) =>
      when(sum(Object.values(position.offices[noble])) > spaces, `too many at the ${noble}`),
    ),
  ];
}

function boardProblems(position: Position): string[] {
  const { houses, portfolio, rubble, goods, markers } = position.you;
  const sets = Math.min(...Object.values(rubble));
  const below = portfolio.filter(({ card }) => card === 'treasury').length;
  const hulls = [
    ...position.shipyard,
    ...position.lacerda.ships.map(({ hull }) => hull),
    ...portfolio.flatMap((card) => (card.card === 'ship' ? [card.hull] : [])),
  ];
  return [
    ...when(houses.left > 2 || houses.middle > 3 || houses.right > 3, 'houses'),
    ...when(sum(Object.values(houses)) !== storesOf(position, 'you').length, 'houses against stores'),
    ...when(storesOf(position, 'you').length > 8 || storesOf(position, 'lacerda').length > 8, 'stores'),
    ...when(Math.max(...Object.values(rubble)) > 5, 'rubble'),
    ...when(portfolio.length > 2 + sets || below > 3 || portfolio.length - below > 3, 'portfolio'),
    ...when(
      GOODS.some((good) => goods[good] > 2 + sets),
      'warehouse',
    ),
    ...when(markers > sets, 'markers'),
    ...when(new Set(hulls).size !== hulls.length, 'a ship twice'),
  ];
}

function trackProblems(position: Position): string[] {
  const { treasury, market, scoringTiles } = sheetOf(position);
  const inOrder = (tiles: readonly number[]): string => [...tiles].sort().join();
  const empty = Object.values(position.decks).filter((cards) => cards === 0).length;
  return [
    ...when(!treasury.some(({ right }) => right === position.treasury), 'treasury'),
    ...when(
      GOODS.some((good) => position.market[good] < market.lowest[good]),
      'market',
    ),
    ...when(inOrder(position.scoring) !== inOrder(scoringTiles), 'scoring'),
    ...when(empty > 2 && position.ending === null, 'decks'),
    ...when(position.period === 1 && position.ending !== null, 'ending'),
  ];
}
