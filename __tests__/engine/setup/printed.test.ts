import { ASSUMED_SET } from '@/engine/play/assumedSet';
import { ARCHITECTS } from '@/engine/model/vocabulary';

describe('what is printed on the copy and assumed for simulations', () => {
  it.each(ARCHITECTS)('setup.buildings: eight tiles lie %s side up, each of two different colours', (architect) => {
    const faces = ASSUMED_SET.buildings[architect];
    expect(faces).toHaveLength(8);
    expect(faces.filter(([one, other]) => one === other)).toEqual([]);
  });

  it.each(ARCHITECTS)('setup.plans: the %s stack has its fewest officials on top', (architect) => {
    const plans = ASSUMED_SET.plans[architect];
    expect([...plans].sort((a, b) => a - b)).toEqual(plans);
  });
});
