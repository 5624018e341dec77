import { useDeferredValue, useMemo, useState } from 'react';

import { useShortcuts } from '@/components/ui/shortcuts';
import { review, type Review, type ReviewedTurn } from '@/engine';
import type { OpenGame } from '@/store/games/open';

import { usePlace } from './place';
import { seriesOf, type Series } from './series';

/** A game being looked at. Turns are counted from 1 here; 0 is the table before anything was played. */
export interface Reviewing {
  readonly review: Review;
  /** The wigs on the track. */
  readonly track: Series;
  readonly decided: readonly number[];
  /** Where the thumb is. */
  readonly at: number;
  /** What the map and the words show: the same as soon as nothing is waited for. */
  readonly shown: number;
  /** The turn that is shown; none before the first. */
  readonly turn: ReviewedTurn | undefined;
  readonly go: (at: number) => void;
  /** Goes there from below the map, which comes into view again. */
  readonly jump: (at: number) => void;
  readonly jumps: number;
}

/** Goes through the game once when the screen is opened, and remembers where one is. */
export function useReviewing({ game, history }: OpenGame): Reviewing {
  const found = useMemo(() => review(history), [history]);
  const most = found.turns.length;
  const [at, go] = usePlace(game.id, most);
  const shown = useDeferredValue(at);
  const [jumps, setJumps] = useState(0);
  useShortcuts({ ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(most) });
  return {
    review: found,
    track: useMemo(() => seriesOf(found, 'track'), [found]),
    decided: useMemo(() => found.decided.map((place) => place + 1), [found]),
    at,
    shown,
    turn: found.turns[shown - 1],
    go,
    jump: (to) => {
      setJumps(jumps + 1);
      go(to);
    },
    jumps,
  };
}
