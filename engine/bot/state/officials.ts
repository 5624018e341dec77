import { evolveAll } from '../../game/evolve';
import type { GameEvent } from '../../game/event';
import type { GameState } from '../../model/state';
import type { Noble } from '../../model/vocabulary';
import { NOBLES } from '../../model/vocabulary';
import { canAdd, officialsLeft, pushedOut } from '../../officials/offices';
import type { Act } from '../act';
import { acted, illegal } from '../act';
import type { OfficeTieBreak } from '../chooseStateTarget';
import { chooseOffice } from '../chooseStateTarget';
import type { StateStep } from '../step';
import type { Why } from '../why';
import { skipState } from './skip';

const OFFICIALS_A_TURN = 2;

/** One official placed; in a full office somebody else's moves to the plaza first. */
const placing = (state: GameState, noble: Noble): readonly GameEvent[] => [
  ...pushedOut(state, noble).map((seat): GameEvent => ({ kind: 'official-pushed-out', seat, noble })),
  { kind: 'official-placed', seat: 'lacerda', noble },
];

/** The offices in the order he fills them, each with its comparison; never the same one twice. */
function chooseOffices(state: GameState, howMany: number): readonly Why<Noble, OfficeTieBreak>[] {
  const chosen: Why<Noble, OfficeTieBreak>[] = [];
  let among: readonly Noble[] = NOBLES;
  while (chosen.length < howMany) {
    const why = chooseOffice(state, among);
    if (why === null) break;
    chosen.push(why);
    among = among.filter((noble) => noble !== why.winner);
  }
  return chosen;
}

const areLegal = (state: GameState, offices: readonly Noble[], most: number): boolean =>
  offices.length > 0 &&
  offices.length <= most &&
  new Set(offices).size === offices.length &&
  offices.every((noble) => canAdd(state, noble));

/** Two officials to the two offices with fewest of his; the one he has left if it is only one (`solo.officials`, R8, R15). */
export function placeOfficials(state: GameState, onTable: readonly Noble[] | undefined): Act<StateStep> {
  const most = Math.min(OFFICIALS_A_TURN, officialsLeft(state, 'lacerda'));
  if (most === 0) return skipState(state, 'officials', { code: 'no-official-left' });
  const why = chooseOffices(state, most);
  if (why.length === 0) return skipState(state, 'officials', { code: 'no-office-takes-one' });
  if (onTable !== undefined && !areLegal(state, onTable, most)) return illegal('state');
  const offices = onTable ?? why.map(({ winner }) => winner);
  const events: GameEvent[] = [];
  for (const noble of offices) events.push(...placing(evolveAll(state, events), noble));
  const pushed = events.flatMap((event) =>
    event.kind === 'official-pushed-out' ? [{ seat: event.seat, noble: event.noble }] : [],
  );
  return acted(
    {
      rule: 'solo.state',
      cites: 'solo.officials',
      noble: state.courtier,
      action: 'officials',
      done: true,
      offices,
      pushedOut: pushed,
      why,
    },
    events,
  );
}
