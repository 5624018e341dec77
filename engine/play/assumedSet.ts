import type { Reward } from '../model/boardSheet';
import type { Face } from '../model/state';
import type { ByArchitect, Site, Space } from '../model/vocabulary';

/** Everything a simulated game needs that is printed on the copy only. */
export interface TileSet {
  readonly name: string;
  /** The faces of the public building tiles, eight for each architect. */
  readonly buildings: ByArchitect<readonly Face[]>;
  /** Officials on the plans of each stack, fewest on top, and on the plans everyone may start with. */
  readonly plans: ByArchitect<readonly number[]>;
  readonly startingPlans: readonly number[];
  /** Wigs on the backs of clergy tiles and given by decrees, each as likely. */
  readonly clergy: readonly number[];
  readonly decrees: readonly number[];
  readonly cards: {
    readonly influence: readonly number[];
    readonly noble: readonly (readonly Reward[])[];
    readonly treasury: readonly (readonly Reward[])[];
  };
  /** Rewards of the land spaces and public sites. */
  readonly rewards: Readonly<Partial<Record<Space | Site, readonly Reward[]>>>;
}

const reis = (amount: number): Reward => ({ kind: 'reis', amount });
const wigs = (amount: number): Reward => ({ kind: 'wigs', amount });
const good = (which: 'gold' | 'books' | 'cloth' | 'tools' | 'any', amount = 1): Reward => ({
  kind: 'goods',
  good: which,
  amount,
});

const EVERY_PAIR: readonly Face[] = [
  ['gold', 'cloth'],
  ['gold', 'books'],
  ['gold', 'tools'],
  ['cloth', 'books'],
  ['cloth', 'tools'],
  ['books', 'tools'],
];

/**
 * A set made up for simulations: the real one stands in no source, so what a simulation finds holds for this set only.
 * Every pair of colours appears among each architect's tiles, two of them twice.
 */
export const ASSUMED_SET: TileSet = {
  name: 'assumed-1',
  buildings: {
    blue: [...EVERY_PAIR, ['gold', 'cloth'], ['books', 'tools']],
    green: [...EVERY_PAIR, ['gold', 'tools'], ['cloth', 'books']],
  },
  plans: { blue: [2, 2, 3, 3, 4], green: [2, 2, 3, 3, 4] },
  startingPlans: [2, 2, 2, 3],
  clergy: [1, 1, 2, 2, 3, 3, 4],
  decrees: [1, 2, 3, 4, 5, 6, 8],
  cards: {
    influence: [1, 1, 2, 2, 3, 3, 4],
    noble: [
      [],
      [],
      [reis(3)],
      [wigs(1)],
      [good('any')],
      [{ kind: 'influence' }],
      [{ kind: 'cube' }],
      [{ kind: 'official' }],
      [reis(-2)],
      [wigs(-1)],
      [good('any', -1)],
      [{ kind: 'lose-official' }],
    ],
    treasury: [
      [{ kind: 'discount', amount: 1 }, { kind: 'produce' }],
      [{ kind: 'discount', amount: 2 }, { kind: 'cardinal' }],
      [{ kind: 'per-good', amount: 1 }, { kind: 'ship' }],
      [{ kind: 'fewer-officials', amount: 1 }, { kind: 'plan' }],
      [{ kind: 'cheaper-officials', amount: 2 }, { kind: 'building' }],
      [{ kind: 'visit-discount', amount: 1 }, { kind: 'store' }],
      [{ kind: 'discount', amount: 1 }, { kind: 'decree' }],
      [{ kind: 'per-good', amount: 1 }, { kind: 'favour' }],
    ],
  },
  rewards: {
    A1: [reis(2)],
    A2: [good('cloth')],
    A3: [{ kind: 'official' }],
    A4: [wigs(1)],
    A5: [reis(3)],
    B1: [good('gold')],
    B2: [reis(4)],
    B3: [{ kind: 'influence' }],
    B4: [good('books')],
    B5: [],
    C1: [{ kind: 'cardinal' }],
    C2: [wigs(2)],
    C3: [reis(3)],
    C4: [good('tools')],
    C5: [{ kind: 'plan' }],
    D1: [reis(5)],
    D2: [{ kind: 'produce' }],
    D3: [good('any')],
    D4: [{ kind: 'favour' }],
    D5: [reis(2)],
    'W-A': [wigs(1)],
    'W-B': [reis(4)],
    'W-C': [good('any')],
    'W-D': [{ kind: 'influence' }],
    'E-A': [{ kind: 'official' }],
    'E-B': [{ kind: 'decree' }],
    'E-C': [reis(3)],
    'E-D': [{ kind: 'cube' }],
    'N-gold': [good('gold')],
    'N-cloth': [{ kind: 'cardinal' }],
    'N-books': [{ kind: 'ship' }],
    'N-tools': [wigs(2)],
  },
};
