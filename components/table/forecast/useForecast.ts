import { useMemo } from 'react';

import {
  difference,
  forecast,
  type Forecast,
  type ForecastAt,
  type ForecastDifference,
  type GameState,
} from '@/engine';

/** The steps someone plans around; the courtier, the discard and the aide follow from the board. */
export const TELLING: readonly ForecastAt[] = ['his-follow', 'state', 'noble', 'church', 'end'];

/** His next turn as it would be now and as it was before the move entered so far, and what that changes about it. */
export interface Foreseen {
  readonly now: Forecast;
  readonly was: Forecast;
  readonly difference: ForecastDifference;
}

/** Null when nobody asks (`before` is null), or nothing of his is left that someone plans around: he has no next turn, or it is nearly over. */
export function useForecast(before: GameState | null, after: GameState): Foreseen | null {
  const was = useMemo(() => (before === null ? null : forecast(before)), [before]);
  return useMemo(() => {
    const now = before === null || before === after ? was : forecast(after);
    if (now === null || was === null || !now.steps.some(({ at }) => TELLING.includes(at))) return null;
    return { now, was, difference: difference(was, now) };
  }, [before, after, was]);
}
