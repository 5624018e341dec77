import { useState } from 'react';

import { HandedText } from '@/components/transfer/HandedText';
import { useGameState } from '@/components/game/useGameState';
import { UiIcon } from '@/components/ui/UiIcon';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { GameLabel } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import { table } from '@/store/games/games';

/** Hands the game on as text, also what the device could not keep. */
export function ShareGame({ game }: { readonly game: GameLabel }) {
  const words = useWords(logWords);
  const { nameOf } = useGameState();
  const [text, setText] = useState<string>();
  return (
    <>
      <Button
        kind="secondary"
        label={words.share}
        icon={(color) => <UiIcon name="share" color={color} />}
        onPress={() => setText(table.getState().exportText())}
      />
      <Sheet open={text !== undefined} title={words.share} onClose={() => setText(undefined)}>
        {text !== undefined && <HandedText text={text} name={nameOf(game)} />}
      </Sheet>
    </>
  );
}
