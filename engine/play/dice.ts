import { drawBelow, shuffle } from '../core/rng';

/** The chance of one simulated game: made from a seed, used up in order, so that the same seed gives the same game. */
export class Dice {
  constructor(private seed: number) {}

  below(n: number): number {
    const { value, seed } = drawBelow(this.seed, n);
    this.seed = seed;
    return value;
  }

  /** True once in so many times. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  of<T>(list: readonly [T, ...T[]]): T;
  of<T>(list: readonly T[]): T | undefined;
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const { value, seed } = shuffle(this.seed, list);
    this.seed = seed;
    return value;
  }

  /** One of the list, each as likely as its weight; the weights are whole numbers. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T | undefined {
    const weights = list.map(weight);
    let at = this.below(
      Math.max(
        1,
        weights.reduce((all, one) => all + one, 0),
      ),
    );
    return list.find((_, index) => (at -= weights[index] ?? 0) < 0);
  }
}
