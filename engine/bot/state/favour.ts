import type { GameState } from '../../model/state';
import type { Noble } from '../../model/vocabulary';
import type { Act } from '../act';
import { acted, illegal } from '../act';
import { chooseFavour } from '../chooseStateTarget';
import type { StateStep } from '../step';
import { skipState } from './skip';

/** The first royal favour he lacks, from the builder to the right (`solo.favour`). */
export function takeFavour(state: GameState, onTable: Noble | undefined): Act<StateStep> {
  const why = chooseFavour(state);
  if (why === null) return skipState(state, 'favour', { code: 'all-favours-held' });
  if (onTable !== undefined && !why.candidates.includes(onTable)) return illegal('state');
  const noble = onTable ?? why.winner;
  return acted({ rule: 'solo.state', cites: 'solo.favour', action: 'favour', done: true, noble, why }, [
    { kind: 'favour-taken', seat: 'lacerda', noble },
  ]);
}
