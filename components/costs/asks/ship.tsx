import { View } from 'react-native';

import { ShipIcon } from '@/components/pieces/ShipIcon';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { HOUSES_IN_GROUP, HULLS, shipCost, type ShipCost } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { reasonWords } from '@/i18n/reasons';
import { useWords } from '@/i18n/useWords';

import type { AskProps } from '../formProps';
import { NumberRow } from '../NumberRow';
import { PickRow } from '../PickRow';
import { Price } from '../Price';
import { Verdict, Way } from '../Way';

/** The ship on top of the shipyard, and the middle houses that make it cheaper. */
export function ShipForm({ entered, enter }: AskProps) {
  const words = useWords(costsWords).ship;
  return (
    <>
      <PickRow
        label={words.hull}
        value={entered.hull}
        onPick={(hull) => enter({ hull })}
        options={HULLS.map((value) => ({
          value,
          name: words.hullName(value),
          face: <ShipIcon hull={value} size={44} />,
        }))}
      />
      <NumberRow
        label={words.middle}
        to={HOUSES_IN_GROUP.middle}
        value={entered.middleHouses}
        onPick={(middleHouses) => enter({ middleHouses })}
      />
    </>
  );
}

/** How many different goods it costs, as a further ship and in place of each smaller one. */
export function ShipAnswer({ entered, table: { you } }: AskProps) {
  const words = useWords(costsWords);
  const { hull, told } = entered;
  const asNew = shipCost(you, hull, null);
  const { affordable, missing } = asNew;
  // A ship as large or larger leaves nothing to pay: nobody needs to hear that four times.
  const smaller = HULLS.filter((other) => other < hull);
  return (
    <Price
      what={words.ship.costs(hull)}
      amount={asNew.goods}
      unit={words.ship.unit(asNew.goods)}
      icon={<ShipIcon hull={hull} size={46} />}
      parts={asNew.parts}
      dependsOn={[]}
      rules={['state.ship', 'ship.replace']}
    >
      {told && <Verdict enough={affordable} text={affordable ? words.pay.enough : words.pay.shortGoods(missing)} />}
      {smaller.length > 0 && asNew.goods > 0 && (
        <View style={{ gap: SPACE.xs }}>
          <AppText variant="label">{words.ship.orReplace}</AppText>
          {smaller.map((replaced) => (
            <Replacing key={replaced} hull={replaced} cost={shipCost(you, hull, replaced)} told={told} />
          ))}
        </View>
      )}
    </Price>
  );
}

interface ReplacingProps {
  readonly hull: (typeof HULLS)[number];
  readonly cost: ShipCost;
  readonly told: boolean;
}

function Replacing({ hull, cost: { goods, parts, affordable, missing }, told }: ReplacingProps) {
  const words = useWords(costsWords);
  const { sum } = useWords(reasonWords);
  return (
    <Way
      icon={<ShipIcon hull={hull} size={28} />}
      text={words.ship.replacing(hull)}
      detail={told && !affordable ? words.pay.shortGoods(missing) : sum(parts)}
      amount={goods === 0 ? words.ship.free : words.ship.goods(goods)}
    />
  );
}
