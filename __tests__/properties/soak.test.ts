import { evolve } from '@/engine/game/evolve';
import type { Entry } from '@/engine/history/history';
import { countCrates } from '@/soak/games/crates';
import { soakGame } from '@/soak/games/soakGame';
import { attackOf, refuseWrong } from '@/soak/inputs/fuzzOne';
import { TARGETS } from '@/soak/inputs/readers';
import { aState } from '../helpers/state';

const seeds = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Failures by seed, so that `npm run soak -- --games 1 --seed N` shows the first again. */
function failuresOf(list: readonly number[], work: (seed: number) => void): readonly string[] {
  return list.flatMap((seed) => {
    try {
      work(seed);
      return [];
    } catch (error) {
      return [`seed ${seed}: ${String(error)}`];
    }
  });
}

describe('the books of the crates', () => {
  it.each([
    [1, []],
    [3, ['crates: you earned 3, not 1']],
  ])('sell.sail: a ship replaced at sea pays for the new crate only, %i wigs', (wigs, wrong) => {
    const atSea = aState({ shipyard: [3], you: { portfolio: [{ card: 'ship', hull: 2, cargo: 2 }] } });
    const replaced = { kind: 'ship-replaced', index: 0, hull: 3 } as const;
    const before = evolve(atSea, replaced);
    const { paid } = countCrates({ 2: 2 }, { moves: [], events: [replaced] }, [atSea, before]);
    const loaded = { kind: 'cargo-loaded', owner: 'you', index: 0 } as const;
    const sold: Entry = {
      moves: [{ kind: 'sell', good: 'gold', ship: { owner: 'you', index: 0 } }],
      events: [loaded, { kind: 'wigs-changed', seat: 'you', by: wigs }],
    };
    const after = evolve(before, loaded);
    expect(countCrates(paid, sold, [before, after, after]).wrong).toEqual(wrong);
  });
});

describe('npm run soak, a small one', () => {
  it('plays whole games with corrections, overrides and undo, and counts them through', () => {
    expect(failuresOf(seeds(1, 6), (seed) => soakGame(seed))).toEqual([]);
  });
});

describe('npm run fuzz, a small one', () => {
  it.each(TARGETS)('$name: what it begins with is read', ({ text, read }) => {
    expect(read(text)).toEqual([]);
  });

  it('hostile texts are refused or read, and nothing impossible is taken', () => {
    const attack = (seed: number): void => {
      const { target, text } = attackOf(seed);
      refuseWrong(target.name, target.read(text));
    };
    expect(failuresOf(seeds(1, 500), attack)).toEqual([]);
  });
});
