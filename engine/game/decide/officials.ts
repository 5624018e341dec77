import { ok, refuse } from '../../core/result';
import type { Task } from '../../model/turn';
import { canAdd, officialsLeft, pushedOut } from '../../officials/offices';
import type { Draft } from '../draft';
import { happen, moveTurn } from '../draft';
import type { GameEvent } from '../event';
import type { Noble } from '../../model/vocabulary';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

const MOST_RECRUITED = 2;

/** In a full office the colour with most makes room on the plaza (`state.officials`, R8, R32). */
function place(draft: Draft, noble: Noble): Draft {
  const out = pushedOut(draft.state, noble).map((seat): GameEvent => ({ kind: 'official-pushed-out', seat, noble }));
  return happen(draft, ...out, { kind: 'official-placed', seat: 'you', noble });
}

const mostFor = (task: Task | null): number => (task?.do === 'official' ? 1 : MOST_RECRUITED);

/** Up to 2 officials to different offices; a reward sends one. */
export const recruitOfficials: TurnDecider<'recruit-officials'> = ({ draft, turn }, { nobles }) =>
  then(claimAction(turn, 'officials', ['officials', 'official']), ({ task, turn: after }) => {
    const most = mostFor(task);
    const rule = 'state.officials';
    if (nobles.length < 1 || nobles.length > most)
      return refuse({ code: 'how-many-offices', rule, least: 1, most, given: nobles.length });
    const twice = nobles.find((noble, at) => nobles.indexOf(noble) < at);
    if (twice !== undefined) return refuse({ code: 'same-office-twice', rule, noble: twice });
    const has = officialsLeft(draft.state, 'you');
    if (has < nobles.length) return refuse({ code: 'no-official-left', rule, needed: nobles.length, has });
    const closed = nobles.find((noble) => !canAdd(draft.state, noble));
    if (closed !== undefined) return refuse({ code: 'office-closed', rule, noble: closed });
    return ok(moveTurn(nobles.reduce(place, draft), after));
  });
