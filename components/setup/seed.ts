/** Chance itself: the one place a setup takes it from. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 31);
