import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import type { ReisPrice } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';

import { Verdict, Way } from './Way';

/** What réis may come from, or, once it is known what someone holds, whether they are enough. */
export interface PayInReisProps {
  readonly price: ReisPrice<string>;
  readonly told: boolean;
}

export function PayInReis({ price, told }: PayInReisProps) {
  const words = useWords(costsWords).pay;
  if (price.total === 0) return null;
  if (told) {
    const { affordable, missing, total, coins, left } = price;
    return (
      <Verdict
        enough={affordable}
        text={affordable ? words.enoughReis(total - coins, coins, left) : words.shortReis(missing)}
      />
    );
  }
  return (
    <View style={{ gap: SPACE.xs }}>
      <AppText variant="label">{words.title}</AppText>
      <Way icon={<PieceIcon piece="reis" size={26} />} text={words.hand} />
      <Way icon={<PieceIcon piece="influence" size={26} />} text={words.track} />
    </View>
  );
}
