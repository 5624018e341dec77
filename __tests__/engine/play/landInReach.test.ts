import type { GameState } from '@/engine/model/state';
import { landInReach } from '@/engine/play/landInReach';
import { afterMoves, cheapestWay } from '../../helpers/moves';
import { aState, treasuryAt, yourTurn } from '../../helpers/state';

/** Land for which 1 influence more or less decides: the track pays a réal for each space. */
const table = (influence: number): GameState =>
  aState({
    toMove: 'you',
    treasury: treasuryAt(3),
    you: { reis: 1, influence, houses: { left: 0, middle: 0, right: 0 } },
  });

const atBuilder = (state: GameState): GameState =>
  afterMoves(state, { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') });

describe('land in reach', () => {
  it.each([2, 4, 6, 8, 10])('visit.pay: with %i influence it is what the visit leaves to pay with', (influence) => {
    const state = table(influence);
    expect(landInReach(state)).toEqual(landInReach(atBuilder(state)));
  });

  it('visit.pay: influence counts for land only as far as the visit does not take it', () => {
    const begun = {
      ...table(2),
      turn: yourTurn({ at: 'visit', noble: 'builder', stateAction: false, nobleAction: false }),
    };
    expect(landInReach(begun).size).toBeGreaterThan(landInReach(table(2)).size);
  });
});
