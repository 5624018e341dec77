import type { InfluenceGain } from '../influence/gain';
import { gainInfluence } from '../influence/gain';
import type { Part } from '../model/reason';
import type { GameState } from '../model/state';
import { clergyInfluence } from '../portfolio/benefits';
import { portfolioInfluence } from '../portfolio/portfolio';

/** The most wigs on the back of one clergy tile that the app believes. */
export const MOST_WIGS_ON_A_TILE = 8;

/** In church scoring Lacerda gains the top of your portfolio and all his ships (`solo.cardinal`). */
export function lacerdaChurchGain(state: Pick<GameState, 'sheet' | 'you' | 'lacerda'>): InfluenceGain {
  const ships = state.lacerda.ships.map(({ hull }): Part<'his-ship'> => ({
    code: 'his-ship',
    amount: state.sheet.ships[hull].influence,
    rule: 'solo.ship',
  }));
  return gainInfluence(state.lacerda.influence, [...portfolioInfluence(state), ...ships]);
}

/** Your gain in church scoring or by a reward: the whole portfolio and your clergy tiles, once (`influence.gain`, `clergy.benefit`). */
export const yourGain = (state: Pick<GameState, 'sheet' | 'you'>): InfluenceGain =>
  gainInfluence(state.you.influence, [...portfolioInfluence(state), ...clergyInfluence(state.you)]);
