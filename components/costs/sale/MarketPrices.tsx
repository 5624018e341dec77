import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import type { BoardSheet, ByGood } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';

import { GoodSteppers } from '../GoodSteppers';

/** The prices of the market as they stand; folded away, because they change rarely and are remembered. */
export interface MarketPricesProps {
  readonly market: ByGood<number>;
  readonly printed: BoardSheet['market'];
  readonly onChange: (market: ByGood<number>) => void;
}

export function MarketPrices({ market, printed, onChange }: MarketPricesProps) {
  const words = useWords(costsWords).sale;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" label={open ? words.hidePrices : words.prices} onPress={() => setOpen(!open)} />
      {open && (
        <View style={{ flexBasis: '100%', paddingHorizontal: SPACE.l, gap: SPACE.s }}>
          <GoodSteppers
            values={market}
            label={words.price}
            limits={(good) => ({
              min: Math.min(market[good], printed.lowest[good]),
              max: Math.max(market[good], printed.start[good]),
            })}
            onChange={onChange}
          />
        </View>
      )}
    </>
  );
}
