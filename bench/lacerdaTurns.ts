import type { Face, GameState, Site, Space, Store } from '@/engine';
import { BETWEEN, SOLO_SITES, SOLO_SPACES, frontagesOf, outlookOf } from '@/engine';
import { MID_GAME } from './midGame';

/** He is to move, the courtier one step before the noble. */
const TO_MOVE = { toMove: 'lacerda', turn: BETWEEN, aide: 'king' } as const;

/** Eight stores each on a map of twenty spaces. */
const STORES: GameState['stores'] = Object.fromEntries(
  SOLO_SPACES.slice(0, 16).map((space, index): [Space, Store] => [
    space,
    { owner: index % 2 === 0 ? 'you' : 'lacerda', good: frontagesOf(space)[0]?.good ?? 'gold' },
  ]),
);

/** A tile that fits: a north site asks for its street's colour. */
function faceFor(site: Site): Face {
  const outlook = outlookOf(site);
  const colour = outlook.kind === 'street' ? outlook.good : 'gold';
  return [colour, colour === 'cloth' ? 'books' : 'cloth'];
}

/** Every site free, both tiles there, as many stores as there can be: the widest choice of buildings. */
export const EVERY_SITE: GameState = {
  ...MID_GAME,
  ...TO_MOVE,
  courtier: 'minister',
  cardinal: 4,
  stores: STORES,
  buildings: {},
  lacerda: { ...MID_GAME.lacerda, influence: 10 },
};

/** No store yet and every public building open: the widest choice of plots. */
export const EVERY_PLOT: GameState = {
  ...MID_GAME,
  ...TO_MOVE,
  courtier: 'king',
  stores: {},
  buildings: Object.fromEntries(SOLO_SITES.map((site) => [site, faceFor(site)])),
  lacerda: { ...MID_GAME.lacerda, influence: 10 },
};
