/** A seeded source of chance: the same seed always rolls the same position. */
export type Dice = {
  /** An integer from low to high, both included. */
  readonly int: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

export function diceFrom(seed: number): Dice {
  let state = (seed * 2654435761 + 97) >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(roll() * (high - low + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    const out: T[] = [];
    while (left.length > 0) out.push(...left.splice(int(0, left.length - 1), 1));
    return out;
  };
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('oracle: pick from an empty list');
    return item;
  };
  return { int, chance: (probability) => roll() < probability, pick, shuffle };
}
