import type { GameEvent } from '../game/event';
import { gainInfluence } from '../influence/gain';
import type { ChurchChoice } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import { portfolioInfluence } from '../portfolio/portfolio';
import { gainEvents, gainInChurch } from './gain';
import type { Step } from './step';

/** He discards nothing and always gains (`solo.cardinal`, R23). */
export function churchScoring(state: GameState): { readonly step: Step; readonly events: readonly GameEvent[] } {
  const gain = gainInChurch(state);
  const events = gain.granted > 0 ? gainEvents(state, 'lacerda', gain) : [];
  return { step: { rule: 'church.scoring', influence: gain.granted }, events };
}

/** Your part: the wigs of the discarded tiles, then influence once (`church.scoring`). */
export function yourChurch(state: GameState, { tiles, wigs }: ChurchChoice): readonly GameEvent[] {
  const gain = gainInfluence(state.you.influence, portfolioInfluence(state));
  return [
    { kind: 'clergy-discarded', tiles },
    { kind: 'wigs-changed', seat: 'you', by: wigs },
    ...(gain.granted > 0 ? gainEvents(state, 'you', gain) : []),
  ];
}
