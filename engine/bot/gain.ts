import type { GameEvent } from '../game/event';
import type { InfluenceGain } from '../influence/gain';
import { gainInfluence } from '../influence/gain';
import type { Part } from '../model/reason';
import type { GameState } from '../model/state';
import type { Hull, Seat } from '../model/vocabulary';
import { portfolioInfluence } from '../portfolio/portfolio';

const shipPart = ({ sheet }: Pick<GameState, 'sheet'>, hull: Hull): Part<'his-ship'> => ({
  code: 'his-ship',
  amount: sheet.ships[hull].influence,
  rule: 'solo.ship',
});

/** With a new ship he gains that ship's value and your portfolio's total (`solo.ship`). */
export const gainWithShip = (state: GameState, hull: Hull): InfluenceGain =>
  gainInfluence(state.lacerda.influence, [shipPart(state, hull), ...portfolioInfluence(state)]);

/** The marker's move and the wig for ending on 10; a gain of 0 is none (R7). */
export function gainEvents(state: GameState, seat: Seat, gain: InfluenceGain): readonly GameEvent[] {
  if (gain.granted === 0) return [];
  const moved: GameEvent = { kind: 'influence-changed', seat, by: gain.to - state[seat].influence };
  return gain.wigs === 0 ? [moved] : [moved, { kind: 'wigs-changed', seat, by: gain.wigs }];
}
