import { useMemo, type ReactNode } from 'react';

import type { GameState } from '@/engine';

import { EditContext, type Edit } from './EditContext';

const nothing = (): void => undefined;

interface LookingProps {
  readonly state: GameState;
  readonly children: ReactNode;
}

/** Around values that are only looked at: what is there is shown, and nothing can be tapped. */
export function Looking({ state, children }: LookingProps) {
  const edit = useMemo(
    (): Edit => ({ state, isReadOnly: true, put: nothing, settle: nothing, open: nothing }),
    [state],
  );
  return <EditContext value={edit}>{children}</EditContext>;
}
