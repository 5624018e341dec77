import {
  GOODS,
  NOBLES,
  readPosition,
  type ByGood,
  type ByNoble,
  type Cubes,
  type GameState,
  type Good,
  type Hull,
  type Noble,
  type Person,
  type Seat,
  type TreasuryCard,
} from '@/engine';

/** What can be asked about a cost. */
export const QUESTIONS = ['visit', 'follow', 'land', 'ship', 'hire', 'sponsor', 'sale'] as const;
export type CostQuestion = (typeof QUESTIONS)[number];

/** What treasury cards in the portfolio give while they stay there. */
export type Benefits = Required<Omit<TreasuryCard, 'card'>>;

/** A ship one could sell to: what lies under it already, and what would be sold now. */
export interface Loading {
  readonly owner: Seat;
  readonly hull: Hull;
  readonly cargo: number;
  /** Crates of the cargo that were paid for before; absent: none. */
  readonly paid?: number;
  readonly goods: readonly Good[];
}

/** What one pays with, as far as it matters for a cost. */
export interface Held extends Pick<Person, 'influence' | 'wigs' | 'reis' | 'goods'> {
  readonly bothLeftHouses: boolean;
}

/** Everything the cost check remembers. */
export interface Entered {
  readonly question: CostQuestion;
  /** The marker's place on the track; `null` where it starts. */
  readonly treasury: number | null;
  readonly noble: Noble;
  /** Officials of others in each office. */
  readonly others: ByNoble<number>;
  readonly row: Cubes;
  readonly column: Cubes;
  readonly hull: Hull;
  readonly middleHouses: number;
  /** Officials shown on the plan. */
  readonly plan: number;
  /** Own officials in offices and plazas. */
  readonly out: number;
  /** The prices of the market; `null` as it starts. */
  readonly market: ByGood<number> | null;
  readonly ships: readonly Loading[];
  /** The ship under the thumb, by its place among them. */
  readonly ship: number;
  readonly benefits: Benefits;
  /** What clergy tiles on the own board give. */
  readonly clergy: Benefits;
  /** Whether what one holds was entered, so that it can be said whether it is enough. */
  readonly told: boolean;
  readonly held: Held;
}

/** A game as it is set up: the ground on which every cost is asked. */
export const SET_UP: GameState = ((): GameState => {
  const read = readPosition({});
  if (read.ok) return read.value;
  throw new Error('the set-up cannot be read');
})();

const { offices, you } = SET_UP;

const NO_BENEFITS: Benefits = { reis: 0, perGood: 0, fewerOfficials: 0, cheaperOfficials: 0, visit: 0 };

/** Before the first question: the game as it is set up, no cubes, the first ship. */
export const NOTHING_ENTERED: Entered = {
  question: 'visit',
  treasury: null,
  noble: 'builder',
  others: Object.fromEntries(
    NOBLES.map((noble) => [noble, offices[noble].lacerda + offices[noble].neutral]),
  ) as Entered['others'],
  row: [],
  column: [],
  hull: 1,
  middleHouses: 0,
  plan: 3,
  out: 1,
  market: null,
  ships: [{ owner: 'you', hull: 1, cargo: 0, goods: [] }],
  ship: 0,
  benefits: NO_BENEFITS,
  clergy: NO_BENEFITS,
  told: false,
  held: {
    influence: you.influence,
    wigs: you.wigs,
    reis: you.reis,
    goods: Object.fromEntries(GOODS.map((good) => [good, you.goods[good]])) as ByGood<number>,
    bothLeftHouses: false,
  },
};
