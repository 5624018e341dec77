import { addChoice, changeChoice, commitScratch, dropChoice, previewOf, startScratch } from '@/engine/play/scratch';
import type { Scratch } from '@/engine/play/scratch';
import type { Command } from '@/engine/game/command';
import { evolveAll } from '@/engine/game/evolve';
import { aState } from '../../helpers/state';

const card: Command = { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] };
const trade: Command = { kind: 'trade', good: 'tools', action: 'plan' };
const plan: Command = { kind: 'take-plan', architect: 'blue' };

function branch(...commands: readonly Command[]): Scratch {
  return commands.reduce((so, command) => {
    const added = addChoice(so, command);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    return added.value;
  }, startScratch(aState()));
}

describe('a move on a scratch branch', () => {
  it('is previewed at every step and committed as one entry; the game itself is untouched', () => {
    const start = aState();
    const scratch = branch(card, trade, plan);
    expect(previewOf(scratch).state.you.plans).toHaveLength(1);
    const { commands, events, state } = commitScratch(scratch);
    expect(commands).toEqual([card, trade, plan]);
    expect(evolveAll(start, events)).toEqual(state);
    expect(scratch.start).toEqual(start);
  });

  it('undoes the last choice, and is unchanged by a refusal', () => {
    const scratch = branch(card, trade);
    expect(dropChoice(scratch).choices.map(({ command }) => command)).toEqual([card]);
    expect(addChoice(scratch, { kind: 'end-turn' })).toMatchObject({
      ok: false,
      error: { code: 'first-finish', task: 'plan' },
    });
    expect(previewOf(startScratch(aState())).state).toEqual(aState());
  });

  it('changes an earlier choice and tries the later ones again', () => {
    const scratch = branch(card, trade, plan);
    const gold = changeChoice(scratch, 1, { kind: 'trade', good: 'gold', action: 'plan' });
    expect(gold.ok && previewOf(gold.value).state.you.goods).toMatchObject({ gold: 0, tools: 1 });
    const favour = changeChoice(scratch, 1, { kind: 'trade', good: 'gold', action: 'favour' });
    expect(favour).toMatchObject({ ok: false, error: { at: 2, refusal: { code: 'first-finish' } } });
  });
});
