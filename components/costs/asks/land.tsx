import { View } from 'react-native';

import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { landOffers, type LandPrice } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { reasonWords } from '@/i18n/reasons';
import { useWords } from '@/i18n/useWords';

import { Cubes } from '../Cubes';
import type { AskProps } from '../formProps';
import { PriceInReis } from '../PriceInReis';
import { LAND } from '../assumedState';
import { Way } from '../Way';

/** The cubes that lie in the row and the column of the space. */
export function LandForm({ entered, enter }: AskProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      <Cubes where="row" cubes={entered.row} onChange={(row) => enter({ row })} />
      <Cubes where="column" cubes={entered.column} onChange={(column) => enter({ column })} />
    </View>
  );
}

/** The price with the cube that makes it cheapest, and with every other. */
export function LandAnswer({ entered, table }: AskProps) {
  const words = useWords(costsWords).land;
  const offer = landOffers(table, 'you').find(({ space }) => space === LAND);
  if (offer === undefined) return null;
  const { cheapest, prices } = offer;
  return (
    <PriceInReis
      what={prices.length > 1 ? words.cheapest : words.costs}
      price={cheapest}
      told={entered.told}
      rules={['store.price', 'influence.cash']}
    >
      {prices.length === 0 ? (
        <Note>{words.empty}</Note>
      ) : (
        <ByCube prices={prices} cheapest={cheapest} told={entered.told} />
      )}
    </PriceInReis>
  );
}

interface ByCubeProps {
  readonly prices: readonly LandPrice[];
  readonly cheapest: LandPrice;
  readonly told: boolean;
}

function ByCube({ prices, cheapest, told }: ByCubeProps) {
  const words = useWords(costsWords);
  const { sum } = useWords(reasonWords);
  return (
    <View style={{ gap: SPACE.s }}>
      <AppText variant="label">{words.land.each}</AppText>
      {prices.map((price) => {
        const { take, total, parts, missing, affordable } = price;
        if (take === null) return null;
        return (
          <Way
            key={`${take.from} ${take.kind}`}
            best={total === cheapest.total}
            icon={<RubbleIcon kind={take.kind} size={28} />}
            text={words.land.take(take.kind, take.from)}
            detail={told && !affordable ? words.pay.shortReis(missing) : sum(parts)}
            amount={words.reis(total)}
          />
        );
      })}
    </View>
  );
}
