import { soakGame } from '@/soak/games/soakGame';
import { attackOf, refuseWrong } from '@/soak/inputs/fuzzOne';
import { TARGETS } from '@/soak/inputs/readers';

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
