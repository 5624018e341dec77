import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { ShipSlots } from '@/components/pieces/ShipSlots';
import { ROW, share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { TouchSurface, type TouchSurfaceProps } from '@/components/ui/TouchSurface';
import { GOODS, HULLS, type ByGood, type Good } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useTranslate, useWords } from '@/i18n/useWords';
import type { Loading } from '@/store/costsEntered';

import { PickRow } from '../PickRow';

/** The same goods under a ship of another size, as far as they fit. */
function inHull(ship: Loading, hull: Loading['hull']): Loading {
  const cargo = Math.min(ship.cargo, hull - 1);
  return { ...ship, hull, cargo, goods: ship.goods.slice(0, hull - cargo) };
}

/** One ship and the goods that are sold to it now. */
export interface ShipLoadingProps {
  readonly ship: Loading;
  readonly market: ByGood<number>;
  readonly onChange: (ship: Loading) => void;
}

export function ShipLoading({ ship, market, onChange }: ShipLoadingProps) {
  const words = useWords(costsWords);
  const { hull, cargo, goods } = ship;
  const room = hull - cargo - goods.length;
  return (
    <>
      <PickRow
        label={words.sale.hull}
        value={hull}
        onPick={(picked) => onChange(inHull(ship, picked))}
        options={HULLS.map((value) => ({
          value,
          name: words.ship.hullName(value),
          face: <ShipIcon hull={value} size={40} />,
        }))}
      />
      <AppText variant="label">{words.sale.load}</AppText>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {GOODS.map((good) => (
          <GoodKey
            key={good}
            good={good}
            price={market[good]}
            disabled={room <= 0}
            onPress={() => onChange({ ...ship, goods: [...goods, good] })}
          />
        ))}
      </View>
      <ShipSlots
        name={words.sale.crates(cargo + goods.length, hull)}
        hull={hull}
        cargo={cargo}
        loaded={goods.map((good, place) => ({
          good,
          name: words.sale.unload(good),
          onUnload: () => onChange({ ...ship, goods: goods.filter((_, at) => at !== place) }),
        }))}
      />
    </>
  );
}

interface GoodKeyProps extends Required<Pick<TouchSurfaceProps, 'disabled' | 'onPress'>> {
  readonly good: Good;
  readonly price: number;
}

/** A good with its price: one tap sells it. */
function GoodKey({ good, price, disabled, onPress }: GoodKeyProps) {
  const words = useWords(costsWords).sale;
  const { number } = useTranslate();
  return (
    <TouchSurface
      label={words.loadName(good, price)}
      disabled={disabled}
      onPress={onPress}
      edge={disabled ? 'line' : 'control'}
      style={{
        ...share(60),
        minHeight: 56,
        ...ROW,
        justifyContent: 'center',
        gap: SPACE.xs,
        borderRadius: RADIUS.m,
        opacity: disabled ? 0.5 : 1,
      }}
    >
      <GoodIcon good={good} size={30} />
      <AppText variant="label">{number(price)}</AppText>
    </TouchSurface>
  );
}
