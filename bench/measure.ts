const BATCHES = 81;
/** Short, so that most batches end before a busy machine turns to something else. */
const BATCH_MS = 1;
const WARM_UP_MS = 150;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** What a measured question answered last; keeping it stops the compiler from leaving the question out. */
export const kept: { answer: unknown } = { answer: undefined };

function timesPerBatch(work: () => unknown): number {
  const end = performance.now() + WARM_UP_MS;
  let times = 0;
  while (performance.now() < end) {
    kept.answer = work();
    times += 1;
  }
  return Math.max(1, Math.round((times * BATCH_MS) / WARM_UP_MS));
}

function microseconds(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) kept.answer = work();
  return ((performance.now() - start) * 1000) / times;
}

export interface Measured {
  /** Median time of one call, in microseconds. */
  readonly time: number;
  /** Median over batches that ran back to back, so that a busy machine slows both sides alike. */
  readonly ratio: number;
}

/** How many times longer one thing takes than another, both warmed up and taken in turns. */
export function ratioOf(work: () => unknown, unit: () => unknown): Measured {
  const workTimes = timesPerBatch(work);
  const unitTimes = timesPerBatch(unit);
  const pairs = Array.from({ length: BATCHES }, () => ({
    work: microseconds(work, workTimes),
    unit: microseconds(unit, unitTimes),
  }));
  return { time: median(pairs.map((pair) => pair.work)), ratio: median(pairs.map((pair) => pair.work / pair.unit)) };
}
