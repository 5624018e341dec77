import type { Dice } from '@/__tests__/helpers/player';
import type { BoardSheet, Good, Reward, Rulings } from '@/engine';
import {
  DEFAULT_SHEET,
  GOODS,
  LASTING_REWARDS,
  PLAIN_REWARDS,
  RULING_CHOICES,
  SOLO_SITES,
  SOLO_SPACES,
  STATE_ACTIONS_OF,
  THIN_COLUMNS,
  TOOLS_MAJORITIES,
} from '@/engine';

const inAll = <T>(value: (good: Good) => T): Readonly<Record<Good, T>> =>
  Object.fromEntries(GOODS.map((good) => [good, value(good)])) as Readonly<Record<Good, T>>;

/** A track that rises and has the space the marker starts on. */
function treasury({ below }: Dice): BoardSheet['treasury'] {
  let left = below(3) - 2;
  return Array.from({ length: 4 + below(5) }, (_, right) => {
    left += below(2);
    return { left, right: right + 1 };
  });
}

function reward(dice: Dice): Reward {
  switch (dice.below(5)) {
    case 0:
      return { kind: dice.pick(['reis', 'wigs'] as const), amount: dice.below(7) - 2 };
    case 1:
      return { kind: 'goods', good: dice.pick([...GOODS, 'any'] as const), amount: dice.below(3) - 1 };
    case 2:
      return { kind: dice.pick(LASTING_REWARDS), amount: 1 };
    default:
      return { kind: dice.pick(PLAIN_REWARDS) };
  }
}

function market(dice: Dice): BoardSheet['market'] {
  const lowest = inAll(() => 1 + dice.below(2));
  return { lowest, start: inAll((good) => lowest[good] + dice.below(5)) };
}

function church(dice: Dice): BoardSheet['church'] {
  const influence = dice.below(6);
  return { influence, treasury: (influence + 1 + dice.below(5)) % 6 } as BoardSheet['church'];
}

/** A board sheet of some other copy; every third one is the default sheet. */
export function aSheet(dice: Dice): BoardSheet {
  const rewards = Object.fromEntries(
    [...SOLO_SPACES, ...SOLO_SITES].flatMap((place) =>
      dice.below(3) === 0 ? [[place, Array.from({ length: dice.below(3) }, () => reward(dice))]] : [],
    ),
  );
  if (dice.below(3) === 0) return { ...DEFAULT_SHEET, rewards };
  const ship = () => ({ influence: dice.below(4), bonus: dice.below(4) });
  return {
    treasury: treasury(dice),
    coins: [0, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(() => dice.below(2) === 0)],
    market: market(dice),
    ships: { 1: ship(), 2: ship(), 3: ship(), 4: ship() },
    officeSpaces: 4 + dice.below(4),
    top: {
      builder: dice.pick(STATE_ACTIONS_OF.builder),
      minister: dice.pick(STATE_ACTIONS_OF.minister),
      king: dice.pick(STATE_ACTIONS_OF.king),
    },
    church: church(dice),
    scoringTiles: dice.pick([
      [3, 3, 4, 4],
      [2, 3, 4, 5],
      [2, 2, 3, 3],
      [1, 3, 3, 4],
    ]),
    thinColumn: dice.pick([...THIN_COLUMNS, 1 + dice.below(5)]),
    toolsMajority: dice.pick(TOOLS_MAJORITIES),
    rewards,
    clergy: [],
  };
}

/** Any choice of every ruling that is a setting. */
export const someRulings = (dice: Dice): Rulings =>
  Object.fromEntries(
    Object.entries<readonly string[]>(RULING_CHOICES).map(([id, choices]) => [id, dice.pick(choices)]),
  ) as Rulings;
