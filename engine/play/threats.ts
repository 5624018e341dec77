import type { Frontage } from '../board/spaces';
import { SOLO_SPACES, frontagesOf } from '../board/spaces';
import { fits } from '../board/sites';
import { chooseBuilding } from '../bot/chooseBuilding';
import { chooseStore } from '../bot/chooseStore';
import { buildingWigs } from '../buildings/buildingWigs';
import { freeSites } from '../buildings/openings';
import { recordOf } from '../core/record';
import { housesLeft } from '../houses/houses';
import type { Face, GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import type { Architect, BySeat, Site, Space } from '../model/vocabulary';
import { ARCHITECTS, CITY_TILES, SEATS } from '../model/vocabulary';
import { storeWigs } from '../stores/storeWigs';

/** A store that could stand on a free space: what it would give its builder. */
export interface StoreThreat extends Frontage {
  readonly space: Space;
  /** Null for whoever has no house left. */
  readonly wigs: BySeat<number | null>;
  /** The public buildings that give them, `each` so many. */
  readonly relevant: readonly Site[];
  readonly each: number;
  /** Whether its tile lies in the display now; in his turn all five do again. */
  readonly inDisplay: boolean;
  /** He builds this one, if he visits the builder next. */
  readonly hisChoice: boolean;
}

/** A public building that could be opened on a free site: what it would give both of you, whoever opens it. */
export interface BuildingThreat {
  readonly site: Site;
  readonly architect: Architect;
  readonly colours: Face;
  readonly wigs: BySeat<number>;
  /** He opens this one, if he visits the king next and no tile is untold. */
  readonly hisChoice: boolean;
}

/** What every place of the map would give him and you. */
export interface Threats {
  readonly stores: readonly StoreThreat[];
  readonly buildings: readonly BuildingThreat[];
  /** Tiles that lie there but have not been entered: what they give is not known. */
  readonly untold: readonly Architect[];
}

/** The map as his turn finds it: the display is full again. */
const refilled = (state: GameState): GameState => ({ ...state, display: CITY_TILES });

function storeThreats(state: GameState): readonly StoreThreat[] {
  const houses = recordOf(SEATS, (seat) => housesLeft(state, seat) > 0);
  const choice = houses.lacerda ? chooseStore(refilled(state))?.winner : undefined;
  return SOLO_SPACES.filter((space) => state.stores[space] === undefined).flatMap((space) =>
    frontagesOf(space).map((frontage): StoreThreat => {
      const { total, each, relevant } = storeWigs(state, space, frontage.good);
      const wigs = recordOf(SEATS, (seat) => (houses[seat] ? total : null));
      const hisChoice = choice?.space === space && choice.good === frontage.good;
      return { space, ...frontage, wigs, each, relevant, inDisplay: state.display.includes(frontage.tile), hisChoice };
    }),
  );
}

const untoldTiles = ({ available }: GameState): readonly Architect[] =>
  ARCHITECTS.filter((architect) => available[architect] === UNKNOWN);

function buildingThreats(state: GameState, untold: readonly Architect[]): readonly BuildingThreat[] {
  const choice = untold.length === 0 ? chooseBuilding(state)?.winner : undefined;
  return freeSites(state).flatMap((site) =>
    ARCHITECTS.flatMap((architect) => {
      const colours = state.available[architect];
      if (colours === null || colours === UNKNOWN || !fits(site, colours)) return [];
      const wigs = buildingWigs(state, site, colours).total;
      return [{ site, architect, colours, wigs, hisChoice: choice?.site === site && choice.architect === architect }];
    }),
  );
}

/** For every free space with its facings and every free site with its tiles: what he and you would earn there. */
export function threats(state: GameState): Threats {
  const untold = untoldTiles(state);
  return { stores: storeThreats(state), buildings: buildingThreats(state, untold), untold };
}
