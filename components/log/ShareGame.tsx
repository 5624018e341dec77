import { useState } from 'react';

import { ExportedText } from '@/components/transfer/ExportedText';
import { useGameState } from '@/components/game/useGameState';
import { UiIcon } from '@/components/ui/UiIcon';
import { Button } from '@/components/ui/Button';
import { BottomSheet } from '@/components/ui/BottomSheet';
import type { GameLabel } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';

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
        onPress={() => setText(session.getState().exportText())}
      />
      <BottomSheet open={text !== undefined} title={words.share} onClose={() => setText(undefined)}>
        {text !== undefined && <ExportedText text={text} name={nameOf(game)} />}
      </BottomSheet>
    </>
  );
}
