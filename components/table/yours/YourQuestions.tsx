import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import type { GameState } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { LastRound } from '../moments/LastRound';
import { Untold } from '../Untold';
import { Afford } from './Afford';
import { MoveSoFar } from './MoveSoFar';
import { NextChoices } from './NextChoices';
import { asksFirst } from './TellFirst';
import { useMoveKeys } from './useMoveKeys';
import type { YourMove } from './useYourMove';

interface YourQuestionsProps {
  readonly start: GameState;
  readonly move: YourMove;
}

/** Your move so far and what comes next. */
export function YourQuestions({ start, move }: YourQuestionsProps) {
  return (
    <>
      <LastRound state={start} />
      <MoveSoFar start={start} move={move} />
      <NextChoices move={move} />
      {move.chosen.length === 0 && !asksFirst(move) && <Untold state={start} />}
      <WhatCanIAfford move={move} />
    </>
  );
}

/** Everything a turn could be spent on is one tap away, while the turn is still open. */
function WhatCanIAfford({ move }: { readonly move: YourMove }) {
  const { options, preview, begin } = move;
  const { afford: words } = useWords(yourTurnWords);
  const [open, setOpen] = useState(false);
  useMoveKeys(move, () => setOpen(true));
  if (options.length === 0) return null;
  return (
    <>
      <Button kind="secondary" label={words.open} onPress={() => setOpen(true)} />
      <Afford state={preview.state} options={options} open={open} onClose={() => setOpen(false)} onBegin={begin} />
    </>
  );
}
