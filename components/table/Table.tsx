import type { GameState } from '@/engine';

import { TableScreen } from './TableScreen';
import { useStage } from './useStage';

/** The table with what it waits for now. It lies there all game: only the stage changes. */
export function Table({ state }: { readonly state: GameState }) {
  return <TableScreen entered={state} stage={useStage(state)} />;
}
