import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { isUntold, Untold } from '../Untold';
import { MoveBalance } from './MoveBalance';
import { MoveChips } from './MoveChips';
import { MoveNotes } from './MoveNotes';
import { Question } from './Question';
import type { YourMove } from './useYourMove';

interface YourDockProps {
  readonly start: GameState;
  readonly move: YourMove;
}

/** Your move so far and the one thing that is asked now. */
export function YourDock({ start, move }: YourDockProps) {
  return (
    <View style={{ gap: SPACE.s }}>
      <MoveChips move={move} balance={move.entered.length > 1 && <MoveBalance before={start} after={move.state} />} />
      <MoveNotes move={move} />
      <Question move={move} />
      {!move.isBegun && <Lying state={start} />}
    </View>
  );
}

/** What lies on the table and was not entered yet can be entered before the turn; it takes one line until someone does. */
function Lying({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const [open, setOpen] = useState(false);
  if (!isUntold(state)) return null;
  return open ? <Untold state={state} /> : <Button kind="quiet" label={words.untold} onPress={() => setOpen(true)} />;
}
