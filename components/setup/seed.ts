/** Chance itself: the one place a set-up takes it from. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 31);
