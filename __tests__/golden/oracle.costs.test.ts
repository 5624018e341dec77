import { answerCosts } from '../helpers/engineDoor';
import { complaint, differences } from '../helpers/oracle/compare';
import { costsOracle } from '../helpers/oracle/costsOracle';
import { randomPosition } from '../helpers/oracle/positions';
import { costsView } from '../helpers/oracle/views';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);

/** Half of them between your turns, half between his: the costs are yours either way. */
const positionOf = (seed: number) => randomPosition(seed, seed % 2 === 0 ? 'you' : 'lacerda');

describe('costs against an oracle written differently', () => {
  it('visit.cost, visit.pay, store.price, store.wigs, state.ship, building.hire and sponsor agree on every seed', () => {
    const complaints = SEEDS.flatMap((seed) => {
      const position = positionOf(seed);
      const engine = costsView(answerCosts({ position, seat: 'you' }));
      return complaint(seed, differences(engine, costsView(costsOracle(position))));
    });
    expect(complaints.slice(0, 10)).toEqual([]);
  });
});
