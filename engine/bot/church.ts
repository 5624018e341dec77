import { lacerdaChurchGain, yourGain } from '../church/scoring';
import { tracked } from '../game/depth';
import type { GameEvent } from '../game/event';
import type { ChurchChoice, ChurchOverride } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import { MAX_CLERGY } from '../model/state';
import type { Act } from './act';
import { acted } from './act';
import { gainEvents } from './gain';
import type { ChurchStep } from './step';

/** He discards nothing and always gains (`solo.cardinal`, R23). */
export function churchScoring(state: GameState, override?: ChurchOverride): Act<ChurchStep> {
  const frame = { rule: 'church.scoring', seat: 'lacerda' } as const;
  if (override !== undefined) return acted({ ...frame, done: false, influence: 0, parts: [] }, []);
  const gain = lacerdaChurchGain(state);
  return acted(
    { ...frame, done: true, influence: gain.granted, parts: gain.parts },
    gainEvents(state, 'lacerda', gain),
  );
}

/** Your part: the wigs of the discarded tiles, then influence once (`church.scoring`). */
export function yourChurch(state: GameState, { tiles, wigs }: ChurchChoice): Act<ChurchStep> {
  const gain = yourGain(state);
  const events: readonly GameEvent[] = [
    { kind: 'clergy-discarded', tiles },
    { kind: 'wigs-changed', seat: 'you', by: wigs },
    ...gainEvents(state, 'you', gain),
  ];
  return acted(
    { rule: 'church.scoring', seat: 'you', done: true, tiles, wigs, influence: gain.granted, parts: gain.parts },
    events.filter((event) => tracked(state.depth, event)),
  );
}

/** The tiles you may discard; where they are not mirrored, as many as anyone can hold. */
export const yourTiles = ({ depth, you }: Pick<GameState, 'depth' | 'you'>): number =>
  depth === 'everything' ? you.clergy : MAX_CLERGY;
