import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { SEATS, type GameState, type Good } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption } from '../ChoiceTile';
import type { Effect } from './effects';
import { useBalance } from './useBalance';

const SIZE = 16;

interface MoveBalanceProps {
  readonly before: GameState;
  readonly after: GameState;
}

/** What the move so far costs and earns: numbers with their pictures, at the end of its chips. */
export function MoveBalance({ before, after }: MoveBalanceProps) {
  const { balance } = useWords(yourMoveWords);
  const { effects, said } = useBalance(before, after);
  if (said === '') return null;
  return (
    <View role="img" aria-label={balance(said)} accessible style={LINE}>
      <Caption>=</Caption>
      {SEATS.map((seat) => (
        <View key={seat} style={LINE}>
          {seat === 'lacerda' && effects.lacerda.length > 0 && <OwnerIcon owner="lacerda" size={SIZE} />}
          {effects[seat].map((effect) => (
            <Amount key={effect.what} effect={effect} />
          ))}
        </View>
      ))}
    </View>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'center', gap: 5 } as const;

const PIECE = { wigs: 'wig', influence: 'influence', reis: 'reis' } as const;
const isGood = (what: Effect['what']): what is Good => !(what in PIECE);

function Amount({ effect: { what, by } }: { readonly effect: Effect }) {
  const { ways: words } = useWords(yourMoveWords);
  return (
    <View style={{ ...LINE, gap: 3 }}>
      <Caption tone="ink">{words.amount(by)}</Caption>
      {isGood(what) ? <GoodIcon good={what} size={SIZE} /> : <PieceIcon piece={PIECE[what]} size={SIZE} />}
    </View>
  );
}
