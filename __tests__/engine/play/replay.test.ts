import type { Command } from '@/engine/game/command';
import type { GameState } from '@/engine/model/state';
import { choose, entered, intend, resumedOn, startEntering, type Entering } from '@/engine/play/enteringMove';
import { replay } from '@/engine/play/replay';
import { tryMoves } from '@/engine/play/tries';
import { previewOf } from '@/engine/play/scratch';

import { aState, knownRewards, type StateOverrides } from '../../helpers/state';

const yours = (change: StateOverrides = {}): GameState =>
  aState({ toMove: 'you', sheet: { rewards: knownRewards() }, you: { influence: 9, reis: 20 }, ...change });

const kinds = (commands: readonly Command[]): readonly string[] => commands.map(({ kind }) => kind);
const commandsOf = ({ branch }: Pick<Entering, 'branch'>): readonly Command[] =>
  branch.choices.map(({ command }) => command);

/** A visit to the Builder, a plan and the beginning of a store. */
function begun(start = yours()): Entering {
  let entering = startEntering(start);
  for (const kind of ['visit', 'take-plan', 'build-store'] as const) {
    const { legal } = tryMoves(previewOf(entering.branch).state);
    const command = legal.find((one) => one.kind === kind && (one.kind !== 'visit' || one.noble === 'builder'));
    if (command === undefined) throw new Error(`no ${kind}`);
    entering = choose(entering, command).entering;
  }
  return entering;
}

describe('a begun move on a corrected table', () => {
  it('keeps every choice that still goes, on the values as they are now', () => {
    const start = yours({ you: { influence: 9, reis: 20, wigs: 30 } });
    const { entering, repaid, dropped } = resumedOn(start, begun());
    expect(kinds(commandsOf(entering))).toEqual(['visit', 'take-plan', 'build-store']);
    expect(entering.branch.start).toBe(start);
    expect([repaid, dropped]).toEqual([[], []]);
  });

  it('visit.cost: a visit that costs something else now is paid in the usual way', () => {
    const dearer = yours({ offices: { builder: { neutral: 3 } } });
    const [visit] = commandsOf(begun());
    const { branch, dropped, repaid } = replay(dearer, visit === undefined ? [] : [visit]);
    expect(dropped).toEqual([]);
    expect(commandsOf({ branch })).toMatchObject([{ kind: 'visit', noble: 'builder' }]);
    expect(repaid.map(({ command }) => command)).toEqual(commandsOf({ branch }));
    expect(commandsOf({ branch })).not.toEqual([visit]);
  });

  it('state.plan: leaves out what no longer goes and says it; what comes after it stays', () => {
    const noPlans = yours({ planStacks: { blue: null, green: null } });
    const { entering, dropped } = resumedOn(noPlans, begun());
    expect(kinds(commandsOf(entering))).toEqual(['visit', 'build-store']);
    expect(kinds(dropped.map(({ command }) => command))).toEqual(['take-plan']);
  });

  it('visit.pay: a visit nobody can pay any more takes the rest with it', () => {
    const poor = yours({ you: { influence: 0, wigs: 0, reis: 0 } });
    const { entering, dropped } = resumedOn(poor, begun());
    expect(commandsOf(entering)).toEqual([]);
    expect(kinds(dropped.map(({ command }) => command))).toEqual(['visit', 'take-plan', 'build-store']);
  });

  it('keeps what is only meant so far, but not without a choice to go with it', () => {
    const card = intend(startEntering(yours()), { card: true }).entering;
    expect(resumedOn(yours(), card).entering.intent.card).toBe(true);
    const meant = { ...begun(), editing: 1 };
    expect(resumedOn(yours(), meant).entering.editing).toBe(1);
    const store = commandsOf(begun())[2] ?? null;
    const aimed = { ...begun(), intent: { ...begun().intent, aim: store } };
    const noPlans = yours({ planStacks: { blue: null, green: null } });
    expect(resumedOn(noPlans, aimed).entering.intent.aim).toBe(store);
    expect(resumedOn(yours({ you: { influence: 0, wigs: 0, reis: 0 } }), aimed).entering.intent.aim).toBeNull();
  });

  it('what the device remembers is taken up as far as it fits', () => {
    const { entering, dropped } = entered(yours({ planStacks: { blue: null, green: null } }), commandsOf(begun()));
    expect(kinds(commandsOf(entering))).toEqual(['visit', 'build-store']);
    expect(dropped).toHaveLength(1);
  });

  it('turn.end: the end of a turn is said again only where nothing else is left', () => {
    const moves: readonly Command[] = [{ kind: 'get-gold' }, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' }];
    const { branch, dropped } = replay(yours(), moves);
    expect(kinds(commandsOf({ branch }))).toEqual(['get-gold', 'take-card', 'end-turn']);
    expect(dropped).toEqual([]);
  });

  it('a fact that is known meanwhile is not missed', () => {
    const told: Command = { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: 2 } };
    expect(replay(yours(), [told]).dropped).toEqual([]);
  });
});
