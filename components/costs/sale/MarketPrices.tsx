import { useState } from 'react';
import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import { GOODS, type BoardSheet, type ByGood } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';

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
          {GOODS.map((good) => (
            <Stepper
              key={good}
              label={words.price(good)}
              icon={<GoodIcon good={good} size={28} />}
              value={market[good]}
              min={Math.min(market[good], printed.lowest[good])}
              max={Math.max(market[good], printed.start[good])}
              onChange={(price) => onChange({ ...market, [good]: price })}
            />
          ))}
        </View>
      )}
    </>
  );
}
