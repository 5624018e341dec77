import { buildingWigs } from '../buildings/buildingWigs';
import type { Hiring } from '../buildings/hire';
import { hiring } from '../buildings/hire';
import { freeSites } from '../buildings/openings';
import { fits } from '../board/sites';
import { yourGain } from '../church/scoring';
import { judged } from '../game/depth';
import { nobleObstacle } from '../game/lines';
import type { Refusal } from '../game/refusal';
import { housesLeft } from '../houses/houses';
import type { WayToPay } from '../influence/waysToPay';
import type { GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import type { Architect, BySeat, Good, Hull, Noble, Site, Space } from '../model/vocabulary';
import { NOBLES } from '../model/vocabulary';
import type { LandPrice } from '../stores/landPrice';
import { landOffers } from '../stores/landPrice';
import type { ShipCost } from '../ships/shipCost';
import { shipOffer } from '../ships/shipCost';
import type { ReisPrice } from '../treasury/payment';
import { sponsorPrice } from '../treasury/sponsor';
import type { WayIn } from './wayIn';
import { wayInTo, missingReis } from './wayIn';

/** What something costs in all, or what is missing for it: influence for the visit, réis, different goods. */
export interface Amounts {
  readonly influence: number;
  readonly reis: number;
  readonly goods: number;
}

const NOTHING: Amounts = { influence: 0, reis: 0, goods: 0 };

interface Priced {
  readonly cost: Amounts;
  /** Nothing of it missing: you can afford it. */
  readonly missing: Amounts;
  readonly affordable: boolean;
  /** Only réis are missing and the reward of the place is not known: it may bring them, so it is asked for. */
  readonly asksReward: boolean;
  /** What you and he earn at once. */
  readonly wigs: BySeat<number>;
}

/** Something you could do with a turn. */
export type Option = Priced &
  /** `obstacle`: why the noble's own action is impossible, and with it the visit. */
  (
    | {
        readonly kind: 'visit';
        readonly noble: Noble;
        readonly pay: readonly WayToPay[];
        readonly obstacle: Refusal | null;
      }
    | { readonly kind: 'store'; readonly space: Space; readonly good: Good; readonly price: LandPrice }
    | {
        readonly kind: 'building';
        readonly site: Site;
        readonly architect: Architect;
        readonly plan: number;
        readonly hiring: Hiring;
      }
    /** `gain`: the influence that follows. */
    | {
        readonly kind: 'ship';
        readonly hull: Hull;
        readonly replaces: Hull | null;
        readonly ship: ShipCost;
        readonly gain: number;
      }
    | { readonly kind: 'sponsor'; readonly price: ReisPrice<'treasury'> }
  );

const total = ({ influence, reis, goods }: Amounts): number => influence + reis + goods;

const NO_WIGS: BySeat<number> = { you: 0, lacerda: 0 };

const priced = (cost: Partial<Amounts>, missing: Partial<Amounts>, wigs: BySeat<number> = NO_WIGS): Priced => {
  const short = { ...NOTHING, ...missing };
  return {
    cost: { ...NOTHING, ...cost },
    missing: short,
    affordable: total(short) === 0,
    asksReward: false,
    wigs,
  };
};

/** The same on a space or site whose reward comes before the payment (`reward.beforePaying`). */
const onPlace = ({ sheet }: GameState, place: Space | Site, there: Priced): Priced => ({
  ...there,
  asksReward: there.missing.influence === 0 && there.missing.reis > 0 && sheet.rewards[place] === undefined,
});

function visits(state: GameState): readonly Option[] {
  return NOBLES.map((noble): Option => {
    const { cost, missing, ways, paid } = wayInTo(state, noble);
    return {
      kind: 'visit',
      noble,
      pay: ways,
      obstacle: visitObstacle(paid, noble),
      ...priced({ influence: cost }, { influence: missing }),
    };
  });
}

/** A reward that is not known may yet pay for it. */
const visitObstacle = (state: GameState, noble: Noble): Refusal | null => {
  const obstacle = nobleObstacle(state, noble);
  return obstacle?.code === 'reward-first' ? null : obstacle;
};

/** Land is bought on a visit to the builder: both must be paid from what is left of the other. */
function stores(state: GameState): readonly Option[] {
  if (housesLeft(state, 'you') <= 0) return [];
  const entry = wayInTo(state, 'builder');
  return landOffers(state, 'you').map(({ space, good, cheapest, wigs }): Option => ({
    kind: 'store',
    space,
    good,
    price: cheapest,
    ...onPlace(
      state,
      space,
      priced(
        { influence: entry.cost, reis: cheapest.total },
        { influence: entry.missing, reis: missingReis(entry, cheapest.total, space) },
        { you: wigs.total, lacerda: 0 },
      ),
    ),
  }));
}

function buildingsOf(state: GameState, plan: number, entry: WayIn): readonly Option[] {
  const own = state.you.plans[plan];
  if (own === undefined || own.done) return [];
  const { architect } = own;
  const colours = state.available[architect];
  if (colours === null || colours === UNKNOWN) return [];
  const staff = hiring(state, own);
  const cost = { influence: entry.cost, reis: staff.total };
  const missingOn = (site: Site) => ({ influence: entry.missing, reis: missingReis(entry, staff.total, site) });
  return freeSites(state)
    .filter((site) => fits(site, colours))
    .map((site): Option => ({
      kind: 'building',
      site,
      architect,
      plan,
      hiring: staff,
      ...onPlace(state, site, priced(cost, missingOn(site), buildingWigs(state, site, colours).total)),
    }));
}

function buildings(state: GameState): readonly Option[] {
  const entry = wayInTo(state, 'king');
  return state.you.plans.flatMap((_, plan) => buildingsOf(state, plan, entry));
}

const shipOption = (state: GameState, hull: Hull, replaces: Hull | null, ship: ShipCost): Option => ({
  kind: 'ship',
  hull,
  replaces,
  ship,
  gain:
    yourGain(state).granted +
    state.sheet.ships[hull].influence -
    (replaces === null ? 0 : state.sheet.ships[replaces].influence),
  ...priced({ goods: ship.goods }, { goods: ship.missing }),
});

function ships(state: GameState): readonly Option[] {
  const offer = shipOffer(state);
  if (offer === null) return [];
  const bigger = offer.replacing.filter(({ hull }) => hull < offer.hull);
  return [
    shipOption(state, offer.hull, null, offer.asNew),
    ...bigger.map(({ hull, cost }) => shipOption(state, offer.hull, hull, cost)),
  ];
}

function sponsoring(state: GameState): Option {
  const price = sponsorPrice(state, 'you');
  return { kind: 'sponsor', price, ...priced({ reis: price.total }, { reis: price.missing }) };
}

/** What can be afforded comes first, cheapest first; then the rest, what is nearest first; then what earns you more. */
const cheaper = (one: Option, other: Option): number =>
  total(one.missing) - total(other.missing) || total(one.cost) - total(other.cost) || other.wigs.you - one.wigs.you;

/** Everything you could spend a turn on: what it costs, what is missing for it, what it earns. */
export function options(given: GameState): readonly Option[] {
  const state = judged(given);
  return [...visits(state), ...stores(state), ...buildings(state), ...ships(state), sponsoring(state)].sort(cheaper);
}
