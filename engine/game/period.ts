import { recordOf } from '../core/record';
import type { YourTurn } from '../model/turn';
import { BETWEEN } from '../model/turn';
import type { Hull } from '../model/vocabulary';
import { DECKS, NOBLES } from '../model/vocabulary';
import { completedSets } from '../rubble/sets';
import type { PeriodRewards } from './command';
import type { Draft } from './draft';
import { because, happen, moveTurn, wigs } from './draft';
import { grant, withoutPenalties } from './rewards';
import { yourTurnAt } from './turn';

const CARDS_IN_DECK = 5;
const WIGS_PER_SET = 3;
const SECOND_YARD: readonly Hull[] = [3, 4];

/** Wigs for rubble: 3 for each of your sets, 1 for each of his cubes, which stay (`end.period`, `solo.period`). */
function rubbleWigs(draft: Draft): Draft {
  const sets = completedSets(draft.state.you.rubble);
  const { cubes } = draft.state.lacerda;
  return because(
    wigs(wigs(draft, 'you', sets * WIGS_PER_SET), 'lacerda', cubes),
    { code: 'period-wigs', rule: 'end.period', seat: 'you', of: sets, each: WIGS_PER_SET },
    { code: 'period-wigs', rule: 'solo.period', seat: 'lacerda', of: cubes, each: 1 },
  );
}

/** Opens the second period in the printed order; each noble type discarded gives one reward, penalties ignored. */
export function changePeriod(draft: Draft, rewards: PeriodRewards): Draft {
  const scored = rubbleWigs(happen(draft, { kind: 'period-began' }));
  const filled = happen(scored, { kind: 'yard-filled', hulls: SECOND_YARD });
  const begun = moveTurn(filled, yourTurnAt('period', { at: 'period' }));
  const all = NOBLES.flatMap((noble) => withoutPenalties(rewards[noble] ?? []));
  return grant(begun, all, 'end.period');
}

/** The new decks are dealt; play continues with who is to move (R14: courtier and aide stay). */
export function closePeriod(draft: Draft, turn: YourTurn): Draft {
  const dealt = happen(draft, { kind: 'decks-dealt', decks: recordOf(DECKS, () => CARDS_IN_DECK) });
  const ended = turn.due.end === null ? dealt : happen(dealt, { kind: 'end-triggered' });
  return moveTurn(ended, BETWEEN);
}
