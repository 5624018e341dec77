import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import type { Payment } from '@/engine';
import { yourMoveWords } from '@/i18n/yourMove';
import { useWords } from '@/i18n/useWords';

import { Caption } from '../ChoiceTile';

/** So much more or less of something that is counted. */
export interface Amount {
  readonly piece: 'influence' | 'wig' | 'reis';
  readonly by: number;
}

const amount = (piece: Amount['piece'], by: number): readonly Amount[] => (by === 0 ? [] : [{ piece, by }]);

/** What a visit really takes: influence, then wigs, then réis. */
export const priceOf = ({ influence, wigs, reis, coins }: Omit<Payment, 'benefits'>): readonly Amount[] => [
  ...amount('influence', -influence),
  ...amount('wig', -wigs),
  ...amount('reis', -reis - coins),
];

/** The same in words. */
export function useAmountsSaid(): (amounts: readonly Amount[]) => string {
  const { ways: words } = useWords(yourMoveWords);
  const said = { influence: words.influence, wig: words.wigs, reis: words.reis };
  return (amounts) => amounts.map(({ piece, by }) => said[piece](by)).join(', ') || words.free;
}

/** Amounts as pictures under a tile; where there is no room for another icon, each has a line of its own. */
export function Amounts({ amounts }: { readonly amounts: readonly Amount[] }) {
  const { ways: words } = useWords(yourMoveWords);
  if (amounts.length === 0) return <Caption>{words.free}</Caption>;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: 6 }}>
      {amounts.map(({ piece, by }) => (
        <View key={`${piece} ${by}`} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Caption tone="ink">{words.amount(by)}</Caption>
          <PieceIcon piece={piece} size={15} />
        </View>
      ))}
    </View>
  );
}
