import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { ShipSlots } from '@/components/pieces/ShipSlots';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import {
  GOODS,
  isMirrored,
  SEATS,
  shipsOf,
  type CommandOf,
  type GameState,
  type Good,
  type Seat,
  type Ship,
} from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption, ChoiceTile, TileRow } from '../../ChoiceTile';
import type { YourMove } from '../useYourMove';
import { isKind } from './isKind';

type Sell = CommandOf<'sell'>;
const isSell = isKind('sell');

/** Ships with their slots and the goods with their prices: a good, then a ship; where there is one ship, the good alone. */
export function SellQuestion({ move, state }: { readonly move: YourMove; readonly state: GameState }) {
  const words = useWords(yourMoveWords);
  const { good: picked } = move;
  const sales = move.tries.legal.filter(isSell);
  const ofGood = (good: Good): readonly Sell[] => sales.filter((sale) => sale.good === good);
  const held = (good: Good): number | null => (isMirrored(state, 'goods') ? state.you.goods[good] : null);
  const pick = (good: Good): void => {
    const [only, ...others] = ofGood(good);
    if (only !== undefined && others.length === 0) move.choose(only);
    else move.intend({ good: picked === good ? null : good });
  };
  const load = (owner: Seat, index: number): void => {
    if (picked === null) return;
    ofGood(picked)
      .filter(({ ship }) => ship.owner === owner && ship.index === index)
      .forEach(move.choose);
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      <TileRow label={words.sell} basis={72}>
        {GOODS.map((good) => (
          <ChoiceTile
            key={good}
            selected={picked === good}
            name={words.sellName(good, held(good), state.market[good])}
            icon={<GoodIcon good={good} size={26} />}
            label={words.heldAndPrice(held(good), state.market[good])}
            why={ofGood(good).length === 0 ? words.cannotSell : undefined}
            onPress={() => pick(good)}
          />
        ))}
      </TileRow>
      {SEATS.flatMap((owner) =>
        shipsOf(state, owner).map((ship, index) => (
          <ShipRow
            key={`${owner} ${index}`}
            move={move}
            owner={owner}
            index={index}
            ship={ship}
            bonus={state.sheet.ships[ship.hull].bonus}
            picked={picked}
            onLoad={() => load(owner, index)}
          />
        )),
      )}
    </View>
  );
}

interface ShipRowProps {
  readonly move: YourMove;
  readonly owner: Seat;
  readonly index: number;
  readonly ship: Ship;
  readonly bonus: number;
  readonly picked: Good | null;
  readonly onLoad: () => void;
}

function ShipRow({ move, owner, index, ship: { hull, cargo }, bonus, picked, onLoad }: ShipRowProps) {
  const words = useWords(yourMoveWords);
  const colors = useColors();
  const sold = move.entered.flatMap(({ command, at }) =>
    isSell(command) && command.ship.owner === owner && command.ship.index === index ? [{ good: command.good, at }] : [],
  );
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.m,
        backgroundColor: colors.sunken,
      }}
    >
      <ShipSlots
        name={words.crates(owner, hull, cargo)}
        hull={hull}
        cargo={cargo - sold.length}
        size={44}
        loaded={sold.map(({ good, at }) => ({ good, name: words.unload(good), onUnload: () => move.without(at) }))}
      />
      <View style={{ flex: 1 }}>
        <AppText variant="small">{words.owner[owner]}</AppText>
        <Caption align="left">{words.bonus(bonus)}</Caption>
      </View>
      {picked !== null && cargo < hull && (
        <Touch
          label={words.loadName(owner, hull, picked)}
          onPress={onLoad}
          style={({ pressed, hovered }) => ({
            alignItems: 'center',
            paddingHorizontal: SPACE.m,
            borderRadius: RADIUS.m,
            borderWidth: 1.5,
            borderColor: colors.primary,
            backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.surface,
          })}
        >
          <GoodIcon good={picked} size={26} />
        </Touch>
      )}
    </View>
  );
}
