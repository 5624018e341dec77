import type { GameEvent } from '../../game/event';
import type { VisitCost } from '../../influence/visit';
import { visitCost } from '../../influence/visit';
import type { GameState } from '../../model/state';
import type { Noble } from '../../model/vocabulary';
import type { Paid } from '../step';

/** Influence first, wigs for the rest; null when both together are short (`visit.pay`, R18). */
export interface Bill {
  readonly cost: number;
  readonly parts: VisitCost['parts'];
  readonly paid: Paid | null;
  readonly has: number;
}

export function billFor(state: GameState, noble: Noble): Bill {
  const { total: cost, parts } = visitCost(state, 'lacerda', noble);
  const { influence, wigs } = state.lacerda;
  const fromInfluence = Math.min(cost, influence);
  const fromWigs = cost - fromInfluence;
  return {
    cost,
    parts,
    has: influence + wigs,
    paid: fromWigs <= wigs ? { influence: fromInfluence, wigs: fromWigs } : null,
  };
}

export function payEvents({ influence, wigs }: Paid): readonly GameEvent[] {
  const events: GameEvent[] = [];
  if (influence > 0) events.push({ kind: 'influence-changed', seat: 'lacerda', by: -influence });
  if (wigs > 0) events.push({ kind: 'wigs-changed', seat: 'lacerda', by: -wigs });
  return events;
}
