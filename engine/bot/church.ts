import { lacerdaChurchGain, yourGain } from '../church/scoring';
import type { Discard } from '../church/tiles';
import { isDiscard, keptTiles } from '../church/tiles';
import { tracked, yourTiles } from '../game/depth';
import type { InfluenceGain } from '../influence/gain';
import type { GameEvent } from '../game/event';
import type { ChurchChoice, ChurchOverride } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
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

/** What you gain once these tiles are gone: a tile that adds to a gain does so only while you keep it (`clergy.benefit`). */
export const gainAfter = (state: GameState, discard: Discard): InfluenceGain =>
  yourGain({ ...state, you: { ...state.you, clergy: keptTiles(state.you.clergy, discard) } });

/** Your part: the wigs of the discarded tiles, then influence once (`church.scoring`). */
export function yourChurch(state: GameState, { wigs, ...discard }: ChurchChoice): Act<ChurchStep> {
  const { tiles } = discard;
  const gain = gainAfter(state, discard);
  const events: readonly GameEvent[] = [
    { kind: 'clergy-discarded', ...discard },
    { kind: 'wigs-changed', seat: 'you', by: wigs },
    ...gainEvents(state, 'you', gain),
  ];
  return acted(
    { rule: 'church.scoring', seat: 'you', done: true, tiles, wigs, influence: gain.granted, parts: gain.parts },
    events.filter((event) => tracked(state, event)),
  );
}

/** Whether you hold the tiles of this choice; where they are not tracked, nobody says which. */
export const holdsTiles = (state: GameState, choice: ChurchChoice): boolean =>
  choice.tiles <= yourTiles(state) && isDiscard(state.you.clergy, choice);
