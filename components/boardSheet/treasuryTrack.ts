import type { TreasurySpace } from '@/engine';

type Track = readonly TreasurySpace[];

/** What a visit adds on one space. */
export const withLeft = (track: Track, at: number, left: number): Track =>
  track.map((space, index) => (index === at ? { ...space, left } : space));

/** What payments use on one space. Upwards the values rise on every copy, so a changed one pushes its neighbours along. */
export const withRight = (track: Track, at: number, right: number): Track =>
  track.map((space, index) => {
    const pushed = right + index - at;
    const kept = index < at ? Math.min(space.right, pushed) : index > at ? Math.max(space.right, pushed) : right;
    return { ...space, right: kept };
  });

/** One more space above the highest: one real more, visits as there. */
export function withHighest(track: Track): Track {
  const last = track.at(-1);
  return last === undefined ? track : [...track, { left: last.left, right: last.right + 1 }];
}

/** One more space below the lowest: one real less, visits as there; nothing lies below 1. */
export function withLowest(track: Track): Track {
  const [first] = track;
  return first === undefined || first.right <= 1 ? track : [{ left: first.left, right: first.right - 1 }, ...track];
}

export const withoutHighest = (track: Track): Track => (track.length < 2 ? track : track.slice(0, -1));
export const withoutLowest = (track: Track): Track => (track.length < 2 ? track : track.slice(1));
