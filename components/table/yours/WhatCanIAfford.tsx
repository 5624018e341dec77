import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Afford } from './Afford';
import { useMoveKeys } from './useMoveKeys';
import type { YourMove } from './useYourMove';

/** Everything a turn could be spent on is one touch away beside the dock's first line, while the turn is still open. */
export function WhatCanIAfford({ move, children }: { readonly move: YourMove; readonly children: ReactNode }) {
  const { options, hard, begin } = move;
  const { ways: words } = useWords(yourMoveWords);
  const [open, setOpen] = useState(false);
  useMoveKeys(move, () => setOpen(true));
  const isOffered = options.length > 0 && !move.isBegun;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
      <View style={{ flex: 1 }}>{children}</View>
      {isOffered && (
        <IconButton
          label={words.afford}
          onPress={() => setOpen(true)}
          icon={() => <PieceIcon piece="market" size={26} />}
        />
      )}
      {isOffered && (
        <Afford state={hard} options={options} open={open} onClose={() => setOpen(false)} onBegin={begin} />
      )}
    </View>
  );
}
