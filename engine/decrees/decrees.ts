import type { Person } from '../model/state';

/** The most wigs one decree can give that the app believes. */
export const MOST_WIGS_OF_A_DECREE = 30;

/** A second decree for a rubble-set marker on the Marquis, at most one in a turn (`decree`). */
export const mayTakeExtraDecree = ({ markers }: Pick<Person, 'markers'>, markerUsed: boolean): boolean =>
  markers > 0 && !markerUsed;
