import type { GameState } from '@/engine/model/state';
import type { Option } from '@/engine/play/options';
import { options } from '@/engine/play/options';
import { optionPrice } from '@/engine/play/optionPrice';
import { tryMoves } from '@/engine/play/tries';
import { turnActions } from '@/engine/play/turnActions';
import { aState, treasuryAt } from '../../helpers/state';

/** Both left houses are built: what influence does not pay of a visit, réis may. */
const state = aState({
  treasury: treasuryAt(5),
  you: { influence: 1, reis: 20, wigs: 9, houses: { left: 2, middle: 0, right: 0 } },
});

const visited = (table: GameState, noble: string) =>
  turnActions(table, tryMoves(table)).flatMap((one) =>
    one.thing === 'visit' && one.noble === noble && one.possible && one.command.kind === 'visit'
      ? [one.command.pay]
      : [],
  )[0];

const find = (table: GameState, fits: (option: Option) => boolean): Option => {
  const found = options(table).find(fits);
  if (found === undefined) throw new Error('no such option');
  return found;
};

describe('what an option takes in all', () => {
  it('visit.pay: a visit takes what the same visit takes among the six ways to use a card', () => {
    const pay = visited(state, 'minister');
    expect(pay).toMatchObject({ influence: 1, wigs: 0 });
    expect(pay?.reis).toBeGreaterThan(0);
    const { influence, wigs, reis, coins } = optionPrice(
      state,
      find(state, (one) => one.kind === 'visit' && one.noble === 'minister'),
    );
    expect({ influence, wigs, reis, coins, benefits: 0 }).toEqual(pay);
  });

  it('visit.pay, store.price: réis of the visit and of the land are one sum', () => {
    const land = find(state, (one) => one.kind === 'store' && one.affordable);
    const pay = visited(state, 'builder');
    expect(optionPrice(state, land)).toMatchObject({
      influence: pay?.influence,
      wigs: pay?.wigs,
      reis: (pay?.reis ?? 0) + land.cost.reis,
    });
  });

  it('visit.pay: wigs pay what the track does not, and what nobody can pay is said in influence', () => {
    const poor = (wigs: number): GameState =>
      aState({
        treasury: treasuryAt(5),
        you: { influence: 1, reis: 20, wigs, houses: { left: 0, middle: 0, right: 0 } },
      });
    const marquis = (table: GameState): Option =>
      find(table, (one) => one.kind === 'visit' && one.noble === 'minister');
    const { influence } = marquis(poor(9)).cost;
    expect(optionPrice(poor(9), marquis(poor(9)))).toMatchObject({ influence: 1, wigs: influence - 1, reis: 0 });
    expect(optionPrice(poor(0), marquis(poor(0)))).toMatchObject({ influence, wigs: 0, reis: 0 });
  });

  it('sponsor: an event has no visit', () => {
    const event = find(state, ({ kind }) => kind === 'sponsor');
    expect(optionPrice(state, event)).toEqual({ influence: 0, wigs: 0, coins: 0, reis: event.cost.reis, goods: 0 });
  });
});
