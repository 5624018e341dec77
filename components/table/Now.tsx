import { useMemo } from 'react';

import { advance, type GameState } from '@/engine';

import { HisFollow, HisTurn } from './his/HisTurn';
import { PeriodTable } from './moments/PeriodTable';
import { OverTable } from './end/OverTable';
import { TableScreen } from './TableScreen';
import { YourTurnTable } from './yours/YourTurnTable';

/** The table with what it waits for now. It lies there all game: only whoever moves changes. */
export function Now({ state }: { readonly state: GameState }) {
  return (
    <TableScreen state={state}>
      <Mover state={state} />
    </TableScreen>
  );
}

function Mover({ state }: { readonly state: GameState }) {
  const waiting = useMemo(() => advance(state), [state]);
  switch (waiting.for) {
    case 'lacerda':
      return waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0 ? (
        <YourTurnTable state={state} />
      ) : (
        <HisTurn state={state} waiting={waiting} />
      );
    case 'his-follow':
      return <HisFollow state={state} waiting={waiting} />;
    case 'period':
      return <PeriodTable state={state} />;
    case 'you':
      return <YourTurnTable state={state} />;
    case 'nothing':
      return <OverTable state={state} />;
  }
}
