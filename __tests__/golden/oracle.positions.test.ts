import { costsOracle } from '../helpers/oracle/costsOracle';
import { impossibilities } from '../helpers/oracle/impossible';
import { lacerdaOracle } from '../helpers/oracle/lacerdaOracle';
import { randomAnswers, randomPosition } from '../helpers/oracle/positions';
import { featuresOf, situationsOf } from '../helpers/oracle/situations';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);

function counted(labels: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

const ACTIONS = ['officials', 'plan', 'ship', 'produce', 'favour', 'store', 'decrees', 'building', 'discard'];
const MUST_HAPPEN = [
  ...ACTIONS.flatMap((action) => [`${action} done`, `${action} skipped`]),
  'cardinal done',
  'turn.dock',
  'church.scoring',
  'end.period',
  'end.game',
  'paid in wigs',
  'store decided by wigs',
  'store decided by row',
  'store decided by column',
  'store decided by facing',
  'store always left, the best type too',
  'store always left, though the other gives more',
  'store for nothing',
  'store for wigs',
  'cube from row',
  'cube from column',
  'cube from nowhere',
  'building decided by value',
  'building decided by site',
  'building tied between tiles, tile first',
  'building tied between tiles, site first',
  'building worth more to him',
  'building worth the same to him',
  'building worth less to him',
  'period 1',
  'period 2',
  'not ending',
  'this-round',
  'last-round',
  'full office',
  'both left houses',
  'benefit',
  'portfolio grown by a set',
  'no house left for him',
  'display incomplete',
  'no building tile',
  'empty shipyard',
  'R8 overflow',
  'R9 always-left',
  'R10 tile-first',
  'R11 offices',
  'R12 ties-count',
  'R13 influence-cashed',
  'sheet treasury',
  'sheet coins',
  'sheet market',
  'sheet ships',
  'sheet officeSpaces',
  'sheet top',
  'sheet church',
  'sheet scoringTiles',
  'sheet toolsMajority',
];

describe('the random positions the oracle is asked about', () => {
  it('are possible on a table', () => {
    const impossible = SEEDS.flatMap((seed) =>
      impossibilities(randomPosition(seed, 'lacerda')).map((problem) => `seed ${seed}: ${problem}`),
    );
    expect(impossible).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect(randomPosition(7, 'you')).toEqual(randomPosition(7, 'you'));
    expect(randomPosition(7, 'you')).not.toEqual(randomPosition(8, 'you'));
  });

  it('meet every situation of his turn, each at least five times', () => {
    const labels = SEEDS.flatMap((seed) => {
      const position = randomPosition(seed, 'lacerda');
      return [...featuresOf(position), ...situationsOf(position, lacerdaOracle(position, randomAnswers(seed)))];
    });
    const counts = counted(labels);
    expect(MUST_HAPPEN.filter((label) => (counts.get(label) ?? 0) < 5)).toEqual([]);
  });

  it('visit.pay: no way, one way and several ways are all frequent, and none spends more than the cost', () => {
    const visits = SEEDS.flatMap((seed) => Object.values(costsOracle(randomPosition(seed, 'you')).visit));
    const sizes = counted(visits.map(({ pay }) => (pay.length === 0 ? 'none' : pay.length === 1 ? 'one' : 'several')));
    expect(Math.min(sizes.get('none') ?? 0, sizes.get('one') ?? 0, sizes.get('several') ?? 0)).toBeGreaterThan(100);
    expect(
      visits.every(({ cost, pay }) => pay.every((way) => way.influence + way.wigs + way.reis + way.coins <= cost)),
    ).toBe(true);
  });
});
