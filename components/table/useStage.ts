import { useMemo } from 'react';

import { advance, type GameState, type Waiting } from '@/engine';

import { overStage, useOverKit } from './end/overStage';
import { hisFollowStage, hisTurnStage, useHisFollow, useHisKit } from './his/hisStage';
import { periodStage, usePeriodChange } from './moments/periodStage';
import type { Stage } from './stage';
import { useYourTurn, yourStage } from './yours/yourStage';

/** A follow of yours asked before any step of his is shown is your move, not his turn. */
const isYours = (waiting: Waiting): boolean =>
  waiting.for === 'you' ||
  (waiting.for === 'lacerda' && waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0);

/**
 * What stands on the table now, whoever moves. It owns the branch on which your move is tried and all else that is chosen but not
 * yet entered; what is below comes by props, so the map stays where it lies when the turn passes on.
 */
export function useStage(state: GameState): Stage {
  const waiting = useMemo(() => advance(state), [state]);
  const yours = useYourTurn(state, isYours(waiting));
  const his = useHisKit(state);
  const follow = useHisFollow(state, waiting.for === 'his-follow' ? waiting : null);
  const period = usePeriodChange(state);
  const over = useOverKit();
  if (isYours(waiting)) return yourStage(yours);
  switch (waiting.for) {
    case 'lacerda':
      return hisTurnStage(his, state, waiting);
    case 'his-follow':
      return hisFollowStage(his, follow);
    case 'period':
      return periodStage(period);
    case 'you':
      return yourStage(yours);
    case 'nothing':
      return overStage(over, state);
  }
}
