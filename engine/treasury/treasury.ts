import type { TreasurySpace } from '../model/boardSheet';
import type { GameState } from '../model/state';

type OnTrack = Pick<GameState, 'sheet' | 'treasury'>;

const NOWHERE: TreasurySpace = { left: 0, right: 0 };

/** The space of the track the treasury marker stands on. */
export const treasurySpace = ({ sheet, treasury }: OnTrack): TreasurySpace => sheet.treasury[treasury] ?? NOWHERE;

/** What the treasury adds to every visit. */
export const leftValue = (state: OnTrack): number => treasurySpace(state).left;

/** What land, hired officials and events start from. */
export const rightValue = (state: OnTrack): number => treasurySpace(state).right;

/** Where the marker ends after so many steps: it never leaves its track, a step beyond either end is lost (`treasury.track`). */
export function treasuryAfter({ sheet, treasury }: OnTrack, steps: number): number {
  return Math.min(Math.max(treasury + steps, 0), sheet.treasury.length - 1);
}

/** Whether a step up would be lost: the marker stands on the last space of its track. */
export const isAtEnd = (state: OnTrack): boolean => treasuryAfter(state, 1) === state.treasury;
