import { at, sheetOf, STREETS } from './notation';
import type { Colours, Good, Position, Site, Store, Tile } from './notation';

/** All twenty spaces of rows A to D, reading order. */
export const SPACES = 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5'.split(' ');

export const rowOf = (space: string): 'A' | 'B' | 'C' | 'D' => {
  for (const row of ['A', 'B', 'C', 'D'] as const) if (space.startsWith(row)) return row;
  throw new Error(`oracle: no row in ${space}`);
};

export const columnOf = (space: string): number => Number(space.slice(1));

/** The streets a space touches, the western one first. Written out, not computed: this is what the board shows. */
export function facings(space: string): readonly Good[] {
  switch (columnOf(space)) {
    case 1:
      return ['gold'];
    case 2:
      return ['gold', 'cloth'];
    case 3:
      return ['cloth', 'books'];
    case 4:
      return ['books', 'tools'];
    default:
      return ['tools'];
  }
}

/** Only the small blue tile goes into the thin column, and it goes nowhere else. */
export const tileFor = (space: string, good: Good): Tile => (columnOf(space) === 5 ? 'tools-small' : good);

/** What a store in this column is worth: the tile at its foot; the thin column shares its neighbour's (R3). */
export function columnValue(position: Position, space: string): number {
  const column = columnOf(space);
  return at(position.scoring, (column === 5 ? 4 : column) - 1);
}

/** store.wigs: count by writing a mark for each building that shows the colour. */
export function storeWigs(position: Position, space: string, good: Good): number {
  let marks = '';
  for (const site of [`W-${rowOf(space)}`, `E-${rowOf(space)}`, `N-${good}`]) {
    if ((position.buildings[site] ?? []).includes(good)) marks += 'x'.repeat(columnValue(position, space));
  }
  return marks.length;
}

function sees(site: Site, colours: Colours, space: string, store: Store): boolean {
  if (site.startsWith('N-')) return site === `N-${store.good}`;
  return site.endsWith(`-${rowOf(space)}`) && colours.includes(store.good);
}

/** building.* step 6: what each owner would get for these colours on this site. */
export function openingWigs(position: Position, site: Site, colours: Colours): { lacerda: number; you: number } {
  const wigs = { lacerda: 0, you: 0 };
  for (const space of SPACES) {
    const store = position.stores[space];
    if (store !== undefined && sees(site, colours, space, store)) wigs[store.owner] += columnValue(position, space);
  }
  return wigs;
}

/** A tile may lie on any free site, on a northern one only with its street's colour. */
export function siteAllows(position: Position, site: Site, colours: Colours): boolean {
  if (position.buildings[site] !== undefined) return false;
  return STREETS.every((street) => site !== `N-${street}` || colours.includes(street));
}

export const storesOf = (position: Pick<Position, 'stores'>, owner: Store['owner']): Store[] =>
  Object.values(position.stores).filter((store) => store.owner === owner);

/** The treasury's space, found by the réis it shows. */
export function treasurySpace(position: Position): { left: number; right: number } {
  const space = sheetOf(position).treasury.find(({ right }) => right === position.treasury);
  if (space === undefined) throw new Error(`oracle: treasury ${position.treasury} is not on the track`);
  return space;
}

/** The influence on top of your portfolio: nobles as printed, ships by the sheet. */
export function portfolioInfluence(position: Position): number {
  let influence = 0;
  for (const card of position.you.portfolio) {
    if (card.card === 'noble') influence += card.influence;
    if (card.card === 'ship') influence += shipInfluence(position, card.hull);
  }
  return influence;
}

export function shipInfluence(position: Position, hull: number): number {
  const ship = sheetOf(position).ships[String(hull)];
  if (ship === undefined) throw new Error(`oracle: no ship of hull ${hull}`);
  return ship.influence;
}
