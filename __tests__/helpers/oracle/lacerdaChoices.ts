import { columnOf, facings, openingWigs, rowOf, siteAllows, SPACES, storeWigs, tileFor } from './city';
import { ARCHITECTS, at, NOBLES, sheetOf, SITES, sum } from './notation';
import type { Architect, Colours, Good, Kind, Noble, Position, Site } from './notation';

/**
 * Each choice lists all candidates with a tuple of numbers, in no helpful order,
 * and keeps whoever beats everybody else tuple against tuple: nothing is sorted, nothing is ranked in rounds.
 */
type Candidate<T> = { readonly key: readonly number[]; readonly choice: T };

const beats = (mine: readonly number[], theirs: readonly number[]): boolean => {
  const place = mine.findIndex((number, index) => number !== theirs[index]);
  return place >= 0 && at(mine, place) > at(theirs, place);
};

function champion<T>(candidates: readonly Candidate<T>[]): T | null {
  const best = [...candidates]
    .reverse()
    .find((one) => candidates.every((other) => other === one || beats(one.key, other.key)));
  if (best === undefined && candidates.length > 0) throw new Error('oracle: two candidates cannot be told apart');
  return best?.choice ?? null;
}

export type StoreChoice = { space: string; good: Good; wigs: number };

/**
 * R9 as always-left: the spaces in reading order, the first with the greatest best type; there the western street
 * if its tile lies in the display, else the other.
 */
function alwaysLeft(position: Position): StoreChoice | null {
  let chosen: { best: number; west: StoreChoice } | null = null;
  for (const space of SPACES) {
    const [west, east] = facings(space)
      .filter((good) => position.stores[space] === undefined && position.display.includes(tileFor(space, good)))
      .map((good) => ({ space, good, wigs: storeWigs(position, space, good) }));
    if (west === undefined) continue;
    const best = Math.max(west.wigs, east?.wigs ?? 0);
    if (chosen === null || best > chosen.best) chosen = { best, west };
  }
  return chosen?.west ?? null;
}

/** solo.store: most wigs, topmost row, leftmost column, facing left (R9). */
export function chooseStore(position: Position): StoreChoice | null {
  if (position.rulings['R9'] === 'always-left') return alwaysLeft(position);
  const candidates: Candidate<StoreChoice>[] = [];
  for (const space of SPACES) {
    if (position.stores[space] !== undefined) continue;
    facings(space).forEach((good, eastward) => {
      if (!position.display.includes(tileFor(space, good))) return;
      const wigs = storeWigs(position, space, good);
      candidates.push({
        key: [wigs, -space.charCodeAt(0), -columnOf(space), -eastward],
        choice: { space, good, wigs },
      });
    });
  }
  return champion(candidates);
}

export type CubeChoice = { from: 'row' | 'column'; kind: Kind };
const CHEAPEST_FIRST: readonly (readonly [string, Kind])[] = [
  ['t', 'tsunami'],
  ['f', 'fire'],
  ['e', 'earthquake'],
];

/** The cheapest cube of the space's row and column; of equal ones the column's. */
export function chooseCube(position: Position, space: string): CubeChoice | null {
  for (const [letter, kind] of CHEAPEST_FIRST) {
    if (at(position.rubble.columns, columnOf(space) - 1).includes(letter)) return { from: 'column', kind };
    if (position.rubble.rows[rowOf(space)].includes(letter)) return { from: 'row', kind };
  }
  return null;
}

export type BuildingChoice = {
  site: Site;
  architect: Architect;
  colours: Colours;
  wigs: { lacerda: number; you: number };
};

/** solo.building: his wigs less yours; then R10, the site before the aide's tile or the other way round. */
export function chooseBuilding(position: Position): BuildingChoice | null {
  const aides = position.aide === 'king' || position.aide === 'treasury' ? 'green' : 'blue';
  const tileFirst = position.rulings['R10'] === 'tile-first';
  const candidates: Candidate<BuildingChoice>[] = [];
  for (const architect of ARCHITECTS) {
    const colours = position.available[architect];
    for (const site of SITES) {
      if (colours === null || !siteAllows(position, site, colours)) continue;
      const wigs = openingWigs(position, site, colours);
      const tile = architect === aides ? 1 : 0;
      const nearness = -SITES.indexOf(site);
      const ties = tileFirst ? [tile, nearness] : [nearness, tile];
      candidates.push({ key: [wigs.lacerda - wigs.you, ...ties], choice: { site, architect, colours, wigs } });
    }
  }
  return champion(candidates);
}

/** Who leaves a full office when Lacerda adds one (R8); nobody: nobody can be added. */
export function leavers(position: Position, noble: Noble): ('you' | 'lacerda')[] {
  const { you, lacerda } = position.offices[noble];
  if (position.rulings['R8'] !== 'overflow') return you > 0 ? ['you'] : [];
  const most = Math.max(you, lacerda);
  if (most === 0) return [];
  return (['you', 'lacerda'] as const).filter((colour) => position.offices[noble][colour] === most);
}

export const isFull = (position: Position, noble: Noble): boolean =>
  sum(Object.values(position.offices[noble])) >= sheetOf(position).officeSpaces;

export const officialsLeft = (position: Position): number =>
  8 - sum(NOBLES.map((noble) => position.offices[noble].lacerda + position.plazas[noble].lacerda));

/** solo.officials: up to two offices, fewest of his first, then leftmost. */
export function chooseOffices(position: Position): Noble[] {
  const chosen: Noble[] = [];
  while (chosen.length < Math.min(2, officialsLeft(position))) {
    const open = NOBLES.filter(
      (noble) => !chosen.includes(noble) && (!isFull(position, noble) || leavers(position, noble).length > 0),
    );
    const next = champion(
      open.map((noble) => ({ key: [-position.offices[noble].lacerda, -NOBLES.indexOf(noble)], choice: noble })),
    );
    if (next === null) break;
    chosen.push(next);
  }
  return chosen;
}

/** solo.plan: the greater number; equal: blue. */
export function choosePlan(position: Position): { architect: Architect; officials: number } | null {
  const { blue, green } = position.planStacks;
  if (green !== null && (blue === null || green > blue)) return { architect: 'green', officials: green };
  return blue === null ? null : { architect: 'blue', officials: blue };
}
