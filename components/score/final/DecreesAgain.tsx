import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import type { History, Move } from '@/engine';
import { finalWords } from '@/i18n/final';
import { useWords } from '@/i18n/useWords';

import { DecreeList } from './DecreeList';

/** What can be said about a table once nobody moves any more. */
const AFTERWARDS: readonly Move['kind'][] = ['correct', 'set-depth', 'tell', 'tell-lacerda'];

const tellsDecrees = (move: Move): boolean =>
  move.kind === 'set-depth' || (move.kind === 'correct' && move.correction.of === 'decrees');

/** Whether decrees still count what they gave when they were taken: nobody has entered them since the game is over. */
export function isDecreesOpen({ done, now }: History): boolean {
  const last = done.findLastIndex(({ moves }) => moves.some(({ kind }) => !AFTERWARDS.includes(kind)));
  return now.you.decrees.length > 0 && !done.slice(last + 1).some(({ moves }) => moves.some(tellsDecrees));
}

interface DecreesAgainProps {
  readonly decrees: readonly number[];
  readonly onConfirm: (decrees: readonly number[]) => void;
}

/** A decree was entered with what it gave when it was taken; what it gives at the end may be something else. */
export function DecreesAgain({ decrees, onConfirm }: DecreesAgainProps) {
  const words = useWords(finalWords).again;
  const [told, setTold] = useState(decrees);
  return (
    <Card tone="primarySoft" title={words.title}>
      <AppText>{words.text}</AppText>
      <DecreeList decrees={told} onChange={setTold} />
      <Button wide label={words.confirm} onPress={() => onConfirm(told)} />
    </Card>
  );
}
