/** A game of this device: when it was begun and when it last changed, ISO 8601. */
export interface Played {
  readonly begun: string;
  readonly changed: string;
}

/** When everything was exported last, and when the reminder was put off last; ISO 8601. */
export interface Reminded {
  readonly exported: string | null;
  readonly dismissed: string | null;
}

const MANY_GAMES = 10;
const MONTH_MS = 30 * 86_400_000;

const timeOf = (time: string | null): number => (time === null ? -Infinity : Date.parse(time));

/**
 * Whether it is time to suggest an export: ten games changed since the last one, or a month passed with any.
 * Putting the reminder off starts both over; before the first export the month begins with the oldest game.
 */
export function isExportDue(played: readonly Played[], { exported, dismissed }: Reminded, now: string): boolean {
  const since = Math.max(timeOf(exported), timeOf(dismissed));
  const changed = played.filter((game) => timeOf(game.changed) > since);
  if (changed.length === 0) return false;
  const begun = Math.min(...changed.map((game) => timeOf(game.begun)));
  return changed.length >= MANY_GAMES || timeOf(now) - Math.max(since, begun) >= MONTH_MS;
}
