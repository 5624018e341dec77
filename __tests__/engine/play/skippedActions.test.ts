import type { GameState } from '@/engine/model/state';
import type { Noble } from '@/engine/model/vocabulary';
import { addChoice, startScratch, type Scratch } from '@/engine/play/scratch';
import { skippedActions } from '@/engine/play/skippedActions';
import { tryMoves } from '@/engine/play/tries';

import { aState, knownRewards, type StateOverrides } from '../../helpers/state';

const yours = (change: StateOverrides = {}): GameState =>
  aState({ toMove: 'you', sheet: { rewards: knownRewards() }, you: { influence: 9, reis: 20 }, ...change });

function visiting(start: GameState, noble: Noble): Scratch {
  const command = tryMoves(start).legal.find((one) => one.kind === 'visit' && one.noble === noble);
  const added = command === undefined ? undefined : addChoice(startScratch(start), command);
  if (added?.ok !== true) throw new Error('no visit');
  return added.value;
}

const EVERYWHERE = { builder: { you: 3 }, minister: { you: 3 }, king: { you: 2 } };
const nothingLeft = (): GameState => yours({ offices: EVERYWHERE, planStacks: { blue: null, green: null } });

describe('a visit without a possible state action', () => {
  it('visit.order: says of each action why it is not asked for', () => {
    expect(skippedActions(visiting(nothingLeft(), 'builder'))).toMatchObject([
      { action: 'officials', refusal: { code: 'no-official-left' } },
      { action: 'plan', refusal: { code: 'no-plans-left' } },
    ]);
  });

  it('visit.order: says it still when the noble action is chosen already', () => {
    const there = visiting(nothingLeft(), 'builder');
    const store = tryMoves(there.choices[0]?.decision.after ?? there.start).legal.find(
      ({ kind }) => kind === 'build-store',
    );
    const added = store === undefined ? undefined : addChoice(there, store);
    expect(added?.ok === true && skippedActions(added.value)).toHaveLength(2);
  });

  it('visit.order: nothing is skipped where one of the two is possible, or nobody is visited', () => {
    expect(skippedActions(visiting(yours({ planStacks: { blue: null, green: null } }), 'builder'))).toEqual([]);
    expect(skippedActions(startScratch(nothingLeft()))).toEqual([]);
  });
});
