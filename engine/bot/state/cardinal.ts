import { moveCardinal } from '../../church/cardinal';
import type { GameEvent } from '../../game/event';
import type { GameState } from '../../model/state';
import { isAtEnd, treasuryAfter } from '../../treasury/treasury';
import type { Act } from '../act';
import { acted } from '../act';
import type { Answers } from '../../model/lacerdaInputs';
import type { StateStep } from '../step';

const STEPS = 2;

/** Two spaces, the tile in front for its wigs, the treasury icon at once; the church waits for the end (`solo.cardinal`). */
export function meetCardinal(state: GameState, { clergyWigs }: Answers): Act<StateStep> {
  const { to, treasury, influence } = moveCardinal(state, STEPS);
  const events: GameEvent[] = [{ kind: 'cardinal-moved', to }];
  if (treasury) events.push({ kind: 'treasury-moved', to: treasuryAfter(state, 1) });
  events.push({ kind: 'clergy-taken', seat: 'lacerda' });
  if (clergyWigs !== undefined) events.push({ kind: 'clergy-told', wigs: clergyWigs });
  return acted(
    {
      rule: 'solo.state',
      cites: 'solo.cardinal',
      noble: state.courtier,
      action: 'cardinal',
      done: true,
      to,
      wigs: clergyWigs ?? null,
      treasury,
      ...(treasury && isAtEnd(state) ? { treasuryStays: true } : {}),
      influence,
    },
    events,
  );
}
