import {
  buildingOptions,
  frontagesOf,
  isMirrored,
  landInReach,
  landOffers,
  storeOptions,
  threats,
  type Architect,
  type Facing,
  type GameState,
  type Good,
  type Seat,
  type Site,
  type Space,
} from '@/engine';

/** What the map writes on its places. */
export const LAYERS = ['plain', 'prices', 'your-wigs', 'his-wigs', 'threats'] as const;
export type Layer = (typeof LAYERS)[number];

/** The numbers of a free space: its price, and the wigs of a store by the street it faces. */
export interface SpaceFigures {
  readonly price?: number;
  /** The price is more than you can pay; before your visit, more than it leaves you. */
  readonly tooDear?: boolean;
  readonly wigs?: Readonly<Partial<Record<Facing, number>>>;
}

/** The numbers of a free site: the wigs of each architect's available building. */
export interface SiteFigures {
  readonly wigs?: Readonly<Partial<Record<Architect, number>>>;
}

/** Numbers by place, handed to the map: it draws them and knows nothing about where they come from. */
export interface Figures {
  readonly spaces: Readonly<Partial<Record<Space, SpaceFigures>>>;
  readonly sites: Readonly<Partial<Record<Site, SiteFigures>>>;
  /** Where Lacerda builds and opens next, if he visits for it. */
  readonly hisNext?: readonly (Space | Site)[];
}

export const NO_FIGURES: Figures = { spaces: {}, sites: {} };

const facingOf = (space: Space, good: Good): Facing | undefined =>
  frontagesOf(space).find((way) => way.good === good)?.facing;

type Open<T> = { -readonly [K in keyof T]: T[K] };

function withWigs(spaces: Open<Figures['spaces']>, space: Space, good: Good, wigs: number): void {
  const facing = facingOf(space, good);
  if (facing === undefined) return;
  const known = spaces[space] ?? {};
  spaces[space] = { ...known, wigs: { ...known.wigs, [facing]: wigs } };
}

/** Prices and wigs of the land for you: what the layer of prices and of your wigs show. */
function yourLand(state: GameState): Figures['spaces'] {
  const judged = isMirrored(state, 'reis');
  const inReach = landInReach(state);
  const spaces: Open<Figures['spaces']> = {};
  for (const { space, good, cheapest, wigs } of landOffers(state, 'you')) {
    spaces[space] = { ...spaces[space], price: cheapest.total, tooDear: judged && !inReach.has(space) };
    withWigs(spaces, space, good, wigs.total);
  }
  return spaces;
}

/** Lacerda pays nothing for land. */
function hisLand(state: GameState): Figures['spaces'] {
  const spaces: Open<Figures['spaces']> = {};
  for (const { space, good, wigs } of storeOptions(state)) withWigs(spaces, space, good, wigs);
  return spaces;
}

function siteWigs(state: GameState, seat: Seat): Figures['sites'] {
  const sites: Open<Figures['sites']> = {};
  for (const { site, architect, wigs } of buildingOptions(state)) {
    sites[site] = { wigs: { ...sites[site]?.wigs, [architect]: wigs[seat] } };
  }
  return sites;
}

/** What every place would give him in his turn, when the display is full again, and which he would take. */
function hisThreats(state: GameState): Figures {
  const { stores, buildings } = threats(state);
  const spaces: Open<Figures['spaces']> = {};
  for (const { space, good, wigs } of stores) if (wigs.lacerda !== null) withWigs(spaces, space, good, wigs.lacerda);
  const sites: Open<Figures['sites']> = {};
  for (const { site, architect, wigs } of buildings)
    sites[site] = { wigs: { ...sites[site]?.wigs, [architect]: wigs.lacerda } };
  const next = [
    ...stores.filter(({ hisChoice }) => hisChoice).map(({ space }) => space),
    ...buildings.filter(({ hisChoice }) => hisChoice).map(({ site }) => site),
  ];
  return { spaces, sites, hisNext: next };
}

/** Asks the engine for the numbers of a layer; the plain one still speaks yours to a screen reader. */
export function figuresOf(state: GameState, layer: Layer): Figures {
  if (layer === 'threats') return hisThreats(state);
  if (layer === 'his-wigs') return { spaces: hisLand(state), sites: siteWigs(state, 'lacerda') };
  return { spaces: yourLand(state), sites: siteWigs(state, 'you') };
}
