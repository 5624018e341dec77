/** A random source as data: the seed goes in, the next seed comes out, so a deal can be replayed. */
export interface Drawn<T> {
  readonly value: T;
  readonly seed: number;
}

/** A whole number from 0 to `below` − 1 (the mulberry32 generator). */
export function drawBelow(seed: number, below: number): Drawn<number> {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  const unit = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  return { value: Math.floor(unit * below), seed: next };
}

/** The list in random order (Fisher–Yates). */
export function shuffle<T>(seed: number, list: readonly T[]): Drawn<readonly T[]> {
  const shuffled = [...list];
  let current = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const drawn = drawBelow(current, last + 1);
    current = drawn.seed;
    const moved = shuffled.splice(drawn.value, 1);
    shuffled.splice(last, 0, ...moved);
  }
  return { value: shuffled, seed: current };
}
