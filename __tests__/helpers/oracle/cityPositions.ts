import { columnOf, facings, rowOf, SPACES } from './city';
import type { Dice } from './dice';
import { at, GOODS, ROWS, SITES, STREETS } from './notation';
import type { Colours, Good, Owner, Position, Site, Store } from './notation';

export type Phase = 'early' | 'middle' | 'late';

/** What is lying in the city, and the cubes that went to the players on the way there. */
export type City = Pick<Position, 'rubble' | 'stores' | 'buildings'> & { yours: string; his: number };

export function rollColours(dice: Dice, including?: Good): Colours {
  const first = including ?? dice.pick(GOODS);
  return dice.shuffle([first, dice.pick(GOODS.filter((good) => good !== first))]);
}

/** 63 cubes in the bag: three to a row, three to a column but two to the thin one, two to a site. */
function dealRubble(dice: Dice): Position['rubble'] {
  const bag = dice.shuffle([...'e'.repeat(21), ...'f'.repeat(21), ...'t'.repeat(21)]);
  const draw = (count: number): string => bag.splice(0, count).join('');
  const sites = Object.fromEntries(SITES.map((site) => [site, draw(2)])) as Record<Site, string>;
  return {
    rows: { A: draw(3), B: draw(3), C: draw(3), D: draw(3) },
    columns: [draw(3), draw(3), draw(3), draw(3), draw(2)],
    sites,
  };
}

/** The builder of a store takes a cube, so rubble and stores of a position fit each other. */
function takeCube(dice: Dice, city: City, space: string, owner: Owner): void {
  const row = rowOf(space);
  const column = columnOf(space) - 1;
  const heaps = (['row', 'column'] as const).filter(
    (from) => (from === 'row' ? city.rubble.rows[row] : at(city.rubble.columns, column)) !== '',
  );
  if (heaps.length === 0) return;
  const from = dice.pick(heaps);
  const heap = from === 'row' ? city.rubble.rows[row] : at(city.rubble.columns, column);
  const cube = dice.pick([...heap]);
  if (from === 'row') city.rubble.rows[row] = heap.replace(cube, '');
  else city.rubble.columns[column] = heap.replace(cube, '');
  hand(city, owner, cube);
}

function hand(city: City, owner: Owner, cubes: string): void {
  if (owner === 'you') city.yours += cubes;
  else city.his += cubes.length;
}

function rollStores(dice: Dice, city: City, phase: Phase): void {
  const [low, high] = { early: [0, 2], middle: [1, 5], late: [3, 8] }[phase] as [number, number];
  const owners: Owner[] = [];
  for (let count = dice.int(low, high); count > 0; count -= 1) owners.push('you');
  for (let count = dice.chance(0.06) ? 8 : dice.int(low, high); count > 0; count -= 1) owners.push('lacerda');
  const spaces = dice.shuffle(SPACES);
  dice.shuffle(owners).forEach((owner, index) => {
    const space = at(spaces, index);
    const store: Store = { owner, good: dice.pick(facings(space)) };
    city.stores[space] = store;
    takeCube(dice, city, space, owner);
  });
}

function openSite(dice: Dice, city: City, site: Site, owner: Owner | null): void {
  const street = STREETS.find((good) => site === `N-${good}`);
  city.buildings[site] = rollColours(dice, street);
  if (owner !== null) hand(city, owner, city.rubble.sites[site]);
  city.rubble.sites[site] = '';
}

function rollBuildings(dice: Dice, city: City, phase: Phase): void {
  if (dice.chance(0.85)) openSite(dice, city, dice.pick(['W-D', 'E-D']), null);
  const [low, high] = { early: [0, 1], middle: [0, 5], late: [2, 10] }[phase] as [number, number];
  const wanted = dice.chance(0.04) ? 12 : dice.int(low, high);
  const free = SITES.filter((site) => city.buildings[site] === undefined);
  for (const site of dice.shuffle(free).slice(0, wanted)) openSite(dice, city, site, dice.pick(['you', 'lacerda']));
}

/** Rewards and events also clear rubble: sometimes whole heaps are gone. */
function clearHeaps(dice: Dice, city: City): void {
  const share = dice.pick([0, 0, 0.3, 0.7]);
  for (const row of ROWS) if (dice.chance(share)) city.rubble.rows[row] = city.rubble.rows[row].slice(1);
  for (const row of ROWS) if (dice.chance(share)) city.rubble.rows[row] = '';
  city.rubble.columns = city.rubble.columns.map((heap) => (dice.chance(share) ? '' : heap));
  for (const site of SITES) if (dice.chance(share / 2)) city.rubble.sites[site] = city.rubble.sites[site].slice(1);
}

export function rollCity(dice: Dice, phase: Phase): City {
  const city: City = { rubble: dealRubble(dice), stores: {}, buildings: {}, yours: '', his: 0 };
  rollStores(dice, city, phase);
  rollBuildings(dice, city, phase);
  clearHeaps(dice, city);
  return city;
}
