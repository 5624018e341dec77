import { sum } from '../core/record';

/** How many of something one player has. */
export interface Count {
  readonly id: string;
  readonly count: number;
}

/** The players with equally many, the places they take together and what each gets of them. */
export interface Standing {
  /** 1 for most. */
  readonly place: number;
  readonly count: number;
  readonly ids: readonly string[];
  /** The prizes of the places taken; a place beyond the table has none. */
  readonly prizes: readonly number[];
  readonly sum: number;
  readonly each: number;
}

/** Tied players add the places they take, divide and round down (`score.stores`). */
function standing(counts: readonly Count[], count: number, prizes: readonly number[]): Standing {
  const ids: string[] = [];
  let place = 1;
  for (const rival of counts) {
    if (rival.count > count) place += 1;
    else if (rival.count === count) ids.push(rival.id);
  }
  const taken = prizes.slice(place - 1, place - 1 + ids.length);
  const total = sum(taken);
  return { place, count, ids, prizes: taken, sum: total, each: Math.floor(total / ids.length) };
}

/** Who stands where, most first; having none is no standing at all. */
export function majority(counts: readonly Count[], prizes: readonly number[]): readonly Standing[] {
  const standings: Standing[] = [];
  for (const { count } of counts) {
    const known = count === 0 || standings.some((other) => other.count === count);
    if (!known) standings.push(standing(counts, count, prizes));
  }
  return standings.sort((one, other) => one.place - other.place);
}
