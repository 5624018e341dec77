import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { WRAP } from '@/components/ui/arrange';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { SPACE } from '@/components/ui/scale';
import { sale, type Sale, type SheetEntry } from '@/engine';
import { costsWords } from '@/i18n/costs';
import type { Addend } from '@/i18n/shape/reasons';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import type { Entered, Loading } from '@/store/costsEntered';

import type { AskProps } from '../formProps';
import { MarketPrices } from '../sale/MarketPrices';
import { ShipLoading } from '../sale/ShipLoading';
import { ShipState } from '../sale/ShipState';
import { Price } from '../Price';
import { itemsOf } from '../assumedState';
import { Verdict } from '../Way';

const FURTHER: Loading = { owner: 'lacerda', hull: 2, cargo: 0, goods: [] };

/** The place of the ship under the thumb. */
const shipAt = ({ ship, ships }: Entered): number => Math.min(ship, ships.length - 1);

/** The entered ships with one of them changed. */
const withShip = (ships: readonly Loading[], at: number, next: Loading): readonly Loading[] =>
  ships.map((one, place) => (place === at ? next : one));

/** The ships to sell to, one of them under the thumb, and what goes under it. */
export function SaleForm({ entered, table, enter }: AskProps) {
  const words = useWords(costsWords).sale;
  const { ships } = entered;
  const at = shipAt(entered);
  const ship = ships[at];
  return (
    <>
      {ships.length > 1 && (
        <View role="group" aria-label={words.ships} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {ships.map(({ hull }, place) => (
            <Chip
              key={place}
              label={words.ship(place + 1, hull)}
              selected={place === at}
              onPress={() => enter({ ship: place })}
            />
          ))}
        </View>
      )}
      {ship !== undefined && (
        <ShipLoading
          ship={ship}
          market={table.market}
          onChange={(next) => enter({ ships: withShip(ships, at, next) })}
        />
      )}
    </>
  );
}

/** What changes rarely, below the answer: whose ship it is, what lies under it, further ships, prices. */
export function SaleDetails({ entered, table, sheet, enter }: AskProps) {
  const words = useWords(costsWords).sale;
  const { ships } = entered;
  const at = shipAt(entered);
  const ship = ships[at];
  return (
    <>
      {ship !== undefined && <ShipState ship={ship} onChange={(next) => enter({ ships: withShip(ships, at, next) })} />}
      <View style={{ ...WRAP, columnGap: SPACE.s }}>
        <Button
          kind="quiet"
          label={words.another}
          onPress={() => enter({ ships: [...ships, FURTHER], ship: ships.length })}
        />
        {ships.length > 1 && (
          <Button
            kind="quiet"
            label={words.removeShip}
            onPress={() => enter({ ships: ships.filter((_, place) => place !== at), ship: 0 })}
          />
        )}
        <MarketPrices market={table.market} printed={sheet.market} onChange={(market) => enter({ market })} />
      </View>
    </>
  );
}

/** What a sale rests on: prices that were entered are the table's own. */
const restsOn = ({ market }: Entered): readonly SheetEntry[] => (market === null ? ['market', 'ships'] : ['ships']);

/** The same addends together: every good has a price, every ship a bonus. */
function together(parts: Sale['parts']): readonly Addend[] {
  const sums = new Map<Addend['code'], number>();
  for (const { code, amount } of parts) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].map(([code, amount]) => ({ code, amount }));
}

/** The réis of the sale, who earns wigs by it, or why it cannot be done. */
export function SaleAnswer({ entered, table }: AskProps) {
  const words = useWords(costsWords);
  const t = useTranslate();
  const items = itemsOf(entered);
  const sold = sale(table, items);
  const { reis, parts } = sold.ok ? sold.value : { reis: 0, parts: [] };
  return (
    <Price
      what={words.sale.gives}
      amount={reis}
      unit={words.unit.reis(reis)}
      icon={<PieceIcon piece="reis" size={46} />}
      parts={together(parts)}
      dependsOn={restsOn(entered)}
      rules={['sell.goods', 'sell.sail']}
    >
      {!sold.ok && <Verdict enough={false} text={say(words.sale.refusals, sold.error, t)} />}
      {items.length === 0 && <AppText tone="inkSoft">{words.sale.nothing}</AppText>}
      {sold.ok && sold.value.sails.length > 0 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <PieceIcon piece="wig" size={28} />
          <AppText variant="label" style={{ flexShrink: 1 }}>
            {words.sale.sails(sold.value.wigs.you, sold.value.wigs.lacerda)}
          </AppText>
        </View>
      )}
    </Price>
  );
}
