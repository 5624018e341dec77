import type { Refusal } from '@/engine/game/refusal';
import type { GameState } from '@/engine/model/state';
import { isWithinReach, missingFor } from '@/engine/play/missing';
import type { Option } from '@/engine/play/options';
import { options } from '@/engine/play/options';
import { turnActions } from '@/engine/play/turnActions';
import { tryMoves } from '@/engine/play/tries';
import { isUndecided } from '@/engine/play/entering';
import { playRandomly } from '../../helpers/randomGame';
import { aState, cubes, knownRewards } from '../../helpers/state';

const POOR = aState({
  buildings: { 'W-B': ['gold', 'cloth'] },
  rubble: { rows: { A: cubes('eee') } },
  available: { blue: ['gold', 'books'], green: null },
  you: {
    reis: 0,
    influence: 3,
    goods: { gold: 1, books: 0, cloth: 0, tools: 0 },
    plans: [{ architect: 'blue', officials: 3, done: false }],
  },
});
const KNOWN: GameState = { ...POOR, sheet: { ...POOR.sheet, rewards: knownRewards() } };
const BROKE: GameState = { ...KNOWN, you: { ...KNOWN.you, influence: 0, wigs: 0 } };

const first = (state: GameState, kind: Option['kind']) =>
  options(state).find((option) => option.kind === kind && !isWithinReach(option));
const missing = (state: GameState, kind: Option['kind']): Refusal | null => {
  const option = first(state, kind);
  if (option === undefined) throw new Error(`every ${kind} is within reach`);
  return missingFor(state, option);
};

describe('what is missing for an option', () => {
  it.each(['visit', 'store', 'building'] as const)('visit.pay: the visit comes first (%s)', (kind) => {
    expect(missing(BROKE, kind)).toMatchObject({ code: 'cannot-pay-visit', rule: 'visit.pay', has: 0 });
  });

  it('store.price: the réis for the land', () => {
    expect(missing(KNOWN, 'store')).toMatchObject({ code: 'too-poor', rule: 'store.price' });
  });

  it('building.hire: the réis for the officials', () => {
    expect(missing(KNOWN, 'building')).toMatchObject({ code: 'too-poor', rule: 'building.hire' });
  });

  it('state.ship: the different goods', () => {
    const ship: GameState = { ...KNOWN, shipyard: [3, ...KNOWN.shipyard] };
    expect(missing(ship, 'ship')).toEqual({ code: 'too-few-goods', rule: 'state.ship', needed: 3, has: 1 });
  });

  it('sponsor: the treasury value', () => {
    expect(missing(BROKE, 'sponsor')).toMatchObject({ code: 'too-poor', rule: 'sponsor', has: 0 });
  });

  it('is nothing for what is within reach', () => {
    for (const option of options(POOR).filter(isWithinReach)) expect(missingFor(POOR, option)).toBeNull();
  });
});

const total = ({ influence, reis, goods }: Option['cost']): number => influence + reis + goods;

/** What a refusal says is short, where it counts something that can be paid. */
function short(refusal: Refusal | null): number | null {
  if (refusal?.code === 'cannot-pay-visit') return refusal.cost - refusal.has;
  return refusal?.code === 'too-poor' || refusal?.code === 'too-few-goods' ? refusal.needed - refusal.has : null;
}

it('the reason names the number the option names, in whole games', () => {
  let met = 0;
  for (const seed of [1, 2, 3, 4]) {
    playRandomly(seed, 200, ({ after }) => {
      if (!isUndecided(after)) return;
      for (const option of options(after).filter((one) => !isWithinReach(one))) {
        const refusal = missingFor(after, option);
        const { influence, ...rest } = option.missing;
        expect({ option, short: short(refusal) }).toEqual({
          option,
          short: influence > 0 ? influence : total({ influence: 0, ...rest }),
        });
        met += 1;
      }
    });
  }
  expect(met).toBeGreaterThan(100);
});

it('visit.pay: a visit nobody can pay says what is missing among the five things of a turn', () => {
  const visits = turnActions(BROKE, tryMoves(BROKE)).filter(({ thing }) => thing === 'visit');
  expect(visits).toHaveLength(3);
  for (const visit of visits)
    expect(visit).toMatchObject({ possible: false, command: null, refusal: { code: 'cannot-pay-visit', has: 0 } });
});

it('réis count towards a visit where both left houses stand', () => {
  const housed: GameState = {
    ...BROKE,
    treasury: 0,
    you: { ...BROKE.you, reis: 1, houses: { left: 2, middle: 0, right: 0 } },
  };
  const dear: GameState = { ...housed, offices: { ...housed.offices, king: { you: 0, lacerda: 5, neutral: 1 } } };
  const king = turnActions(dear, tryMoves(dear)).find((one) => one.thing === 'visit' && one.noble === 'king');
  expect(king).toMatchObject({ possible: false, refusal: { code: 'cannot-pay-visit', rule: 'visit.pay', has: 1 } });
});
