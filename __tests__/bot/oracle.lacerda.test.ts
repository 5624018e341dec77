import { answerLacerda } from '../helpers/engineDoor';
import { asJson, complaint, differences, isObject, listAt } from '../helpers/oracle/compare';
import type { Json } from '../helpers/oracle/compare';
import { lacerdaOracle } from '../helpers/oracle/lacerdaOracle';
import { randomAnswers, randomPosition } from '../helpers/oracle/positions';
import { positionView, stepView } from '../helpers/oracle/views';

const SEEDS = Array.from({ length: 2500 }, (_, index) => index + 1);

/** Equality of objects does not see the order of their keys, but the contract names one for produced goods. */
const goodsNamed = (steps: readonly Json[]): string =>
  steps.flatMap((step) => (isObject(step) && isObject(step['goods']) ? Object.keys(step['goods']) : [])).join();

function turnDifferences(seed: number): string[] {
  const position = randomPosition(seed, 'lacerda');
  const answers = randomAnswers(seed);
  const engine = asJson(answerLacerda({ position, answers }));
  if (!isObject(engine)) return ['the engine answered no object'];
  const oracle = lacerdaOracle(position, answers);
  const contract = oracle.steps.map(asJson);
  const steps = listAt(engine, 'steps').map((step, index): Json => {
    const expected = contract[index];
    return isObject(expected) ? stepView(step, expected) : step;
  });
  const expectedSteps = contract.map((step) => (isObject(step) ? stepView(step, step) : step));
  return [
    ...differences(steps, expectedSteps, 'steps'),
    ...differences(goodsNamed(steps), goodsNamed(expectedSteps), 'order of goods'),
    ...differences(engine['questions'] ?? [], [], 'questions'),
    ...differences(positionView(engine['position']), positionView(oracle.position), 'position'),
  ];
}

describe('his turn against an oracle written differently', () => {
  it('solo.courtier, solo.state, solo.noble, solo.discard, solo.aide, church.scoring and end.* agree on every seed', () => {
    const complaints = SEEDS.flatMap((seed) => complaint(seed, turnDifferences(seed)));
    expect(complaints.slice(0, 10)).toEqual([]);
  });
});
