import { SOLO_SITES, fits } from '../board/sites';
import { UNKNOWN } from '../model/state';
import type { Face, GameState } from '../model/state';
import type { Architect, Site } from '../model/vocabulary';
import { ARCHITECTS } from '../model/vocabulary';

/** A public building that could be opened: a free site and an available tile that fits there. */
export interface Opening {
  readonly site: Site;
  readonly architect: Architect;
  readonly colours: Face;
}

type City = Pick<GameState, 'buildings' | 'available'>;

export const freeSites = ({ buildings }: Pick<City, 'buildings'>): readonly Site[] =>
  SOLO_SITES.filter((site) => buildings[site] === undefined);

/** Every free site with every tile that fits, sites clockwise from west D. */
export function openings(city: City): readonly Opening[] {
  const tiles = ARCHITECTS.flatMap((architect) => {
    const colours = city.available[architect];
    return colours === null || colours === UNKNOWN ? [] : [{ architect, colours }];
  });
  return freeSites(city).flatMap((site) =>
    tiles.filter(({ colours }) => fits(site, colours)).map((tile): Opening => ({ site, ...tile })),
  );
}

/** The architects whose available tile lies on the table but has not been entered yet. */
export const unknownTiles = ({ available }: Pick<City, 'available'>): readonly Architect[] =>
  ARCHITECTS.filter((architect) => available[architect] === UNKNOWN);
