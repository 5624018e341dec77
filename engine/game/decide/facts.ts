import { ok, refuse } from '../../core/result';
import { MAX_CLERGY, OFFICIALS_EACH, UNKNOWN } from '../../model/state';
import { GOODS, NOBLES } from '../../model/vocabulary';
import { warehouseSize } from '../../portfolio/warehouse';
import { MOST_WIGS_OF_A_DECREE } from '../../decrees/decrees';
import { badTiles, rememberTiles } from '../clergy';
import type { Fact, Holdings } from '../command';
import { impossible } from '../correct';
import { keepsHoldings } from '../depth';
import type { Decided, Draft } from '../draft';
import { draftOf, happen } from '../draft';
import type { GameEvent } from '../event';
import { isWhole } from '../money';
import { changePeriod } from '../period';
import { remember } from '../rewards';
import { badRewards, outOfRange } from '../facts';
import type { Decider } from './decider';

/** The period changes: your discarded noble cards give one reward per type (`end.period`). */
export const periodDiscard: Decider<'period-discard'> = (state, { rewards }) => {
  const { turn } = state;
  if (turn.kind === 'over') return refuse({ code: 'game-over', rule: 'end.game' });
  if (turn.kind === 'you') return refuse({ code: 'not-now', rule: 'end.period', at: turn.step.at });
  if (turn.kind !== 'period') return refuse({ code: 'not-your-turn', rule: 'end.period' });
  const bad = NOBLES.map((noble) => badRewards(rewards[noble] ?? [], undefined)).find((one) => one !== null);
  return bad ?? ok(changePeriod(draftOf(state), rewards));
};

function tellPlan(draft: Draft, { architect, officials }: Extract<Fact, { about: 'plan' }>): Decided {
  if (draft.state.planStacks[architect] !== UNKNOWN)
    return refuse({ code: 'already-known', rule: 'state.plan', about: 'plan', architect });
  if (officials !== null && !isWhole(officials, 1, OFFICIALS_EACH)) return outOfRange(1, OFFICIALS_EACH, officials);
  return ok(happen(draft, { kind: 'plan-revealed', architect, officials }));
}

function tellBuilding(draft: Draft, { architect, colours }: Extract<Fact, { about: 'building' }>): Decided {
  if (draft.state.available[architect] !== UNKNOWN) {
    return refuse({ code: 'already-known', rule: 'building.open', about: 'building', architect });
  }
  if (colours !== null && colours[0] === colours[1])
    return refuse({ code: 'equal-colours', rule: 'building.open', colour: colours[0] });
  return ok(happen(draft, { kind: 'building-revealed', architect, colours }));
}

/** What only the table knows. */
export const tell: Decider<'tell'> = (state, { fact }) => {
  const draft = draftOf(state);
  if (fact.about === 'plan') return tellPlan(draft, fact);
  if (fact.about === 'building') return tellBuilding(draft, fact);
  return badRewards(fact.rewards, fact.place) ?? ok(remember(draft, fact.place, fact.rewards));
};

/** One value as it is on the table, if it can lie there. */
export const correct: Decider<'correct'> = (state, { correction }) => {
  const obstacle = impossible(state, correction);
  if (obstacle !== null) return refuse(obstacle);
  const put = happen(draftOf(state), { kind: 'value-corrected', correction });
  return ok(correction.of === 'clergy' ? rememberTiles(put, put.state.you.clergy) : put);
};

const corrections = ({ reis, goods, clergy, decrees }: Holdings): readonly GameEvent[] => [
  { kind: 'value-corrected', correction: { of: 'reis', value: reis } },
  ...GOODS.map((good): GameEvent => ({
    kind: 'value-corrected',
    correction: { of: 'goods', at: good, value: goods[good] },
  })),
  { kind: 'value-corrected', correction: { of: 'clergy', value: clergy } },
  { kind: 'value-corrected', correction: { of: 'decrees', value: decrees } },
];

function badHoldings(draft: Draft, { reis, goods, clergy, decrees }: Holdings): ReturnType<typeof outOfRange> | null {
  const size = warehouseSize(draft.state.you);
  const bounds: readonly (readonly [number, number])[] = [
    [reis, Number.MAX_SAFE_INTEGER],
    [clergy.length, MAX_CLERGY],
    ...GOODS.map((good) => [goods[good], size] as const),
    ...decrees.map((wigs) => [wigs, MOST_WIGS_OF_A_DECREE] as const),
  ];
  const bad = bounds.find(([value, most]) => !isWhole(value, 0, most));
  return bad === undefined ? badTiles(clergy) : outOfRange(0, bad[1], bad[0]);
}

/** How much is tracked from now on; tracking everything needs what was not tracked. */
export const setDepth: Decider<'set-depth'> = (state, command) => {
  const { depth, holdings } = command;
  const draft = draftOf(state);
  if (!keepsHoldings(command)) return ok(happen(draft, { kind: 'depth-changed', depth }));
  if (holdings === undefined) {
    return keepsHoldings(state) ? ok(draft) : refuse({ code: 'holdings-missing', rule: null });
  }
  const bad = badHoldings(draft, holdings);
  if (bad !== null) return bad;
  const counted = happen(draft, { kind: 'depth-changed', depth }, ...corrections(holdings));
  return ok(rememberTiles(counted, counted.state.you.clergy));
};
