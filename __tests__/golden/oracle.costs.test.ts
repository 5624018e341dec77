import { answerCosts } from '../helpers/engineDoor';
import { withClergyTold } from '../helpers/oracle/clergyPositions';
import { complaint, differences } from '../helpers/oracle/compare';
import { costsOracle } from '../helpers/oracle/costsOracle';
import type { Position } from '../helpers/oracle/notation';
import { randomPosition } from '../helpers/oracle/positions';
import { costsView } from '../helpers/oracle/views';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);

/** Half of them between your turns, half between his: the costs are yours either way. */
const positionOf = (seed: number) => randomPosition(seed, seed % 2 === 0 ? 'you' : 'lacerda');

const complaintsAbout = (of: (seed: number) => Position): readonly string[] =>
  SEEDS.flatMap((seed) => {
    const position = of(seed);
    const engine = costsView(answerCosts({ position, seat: 'you' }));
    return complaint(seed, differences(engine, costsView(costsOracle(position))));
  });

describe('costs against an oracle written differently', () => {
  it('visit.cost, visit.pay, store.price, store.wigs, state.ship, building.hire and sponsor agree on every seed', () => {
    expect(complaintsAbout(positionOf).slice(0, 10)).toEqual([]);
  });

  it('clergy.benefit: so they do where each clergy tile is entered with what it gives', () => {
    expect(complaintsAbout((seed) => withClergyTold(positionOf(seed), seed)).slice(0, 10)).toEqual([]);
  });
});
