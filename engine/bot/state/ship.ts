import type { GameState } from '../../model/state';
import { isAtEnd, treasuryAfter } from '../../treasury/treasury';
import type { Act } from '../act';
import { acted } from '../act';
import { gainEvents, gainWithShip } from '../gain';
import type { StateStep } from '../step';
import { skipState } from './skip';

/** Takes the shipyard's top ship for nothing; treasury up 1, then he gains influence (`solo.ship`). */
export function takeShip(state: GameState): Act<StateStep> {
  const hull = state.shipyard[0];
  if (hull === undefined) return skipState(state, 'ship', { code: 'yard-empty' });
  const gain = gainWithShip(state, hull);
  return acted(
    {
      rule: 'solo.state',
      cites: 'solo.ship',
      noble: state.courtier,
      action: 'ship',
      done: true,
      hull,
      influence: gain.granted,
      parts: gain.parts,
      ...(isAtEnd(state) ? { treasuryStays: true } : {}),
    },
    [
      { kind: 'ship-taken', seat: 'lacerda', hull },
      { kind: 'treasury-moved', to: treasuryAfter(state, 1) },
      ...gainEvents(state, 'lacerda', gain),
    ],
  );
}
