import { memo, useState } from 'react';

import { Appear } from '@/components/ui/Appear';
import { Circle, G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { frontagesOf, type Facing, type Good, type Seat, type Space } from '@/engine';

import type { LotView } from '../boardView';
import { awning, rounded } from '../ink';
import { lotBox, middle, type Box } from '../layout';
import { GoodMark, Lettering, OwnerMark } from '../Pen';

/** One land space as plain values, so that a tap redraws only what changed. `price`, `west` and `east` are the numbers of the layer. */
export interface LotProps {
  readonly space: Space;
  readonly owner?: Seat | undefined;
  readonly good?: Good | undefined;
  readonly letter?: string | undefined;
  readonly price?: number | undefined;
  readonly tooDear?: boolean | undefined;
  readonly west?: number | undefined;
  readonly east?: number | undefined;
}

/** What is written on the stores of each. */
export type Letters = Readonly<Record<Seat, string>>;

/** A land space of the board with the store on it. */
export const storeOn = ({ space, store }: LotView, letters: Letters): LotProps => ({
  space,
  owner: store?.owner,
  good: store?.good,
  letter: store === null ? undefined : letters[store.owner],
});

/** What stands on a land space, or what the layer says of it; free land itself is drawn all at once. */
export const Lot = memo(function Lot({ space, owner, good, letter = '', price, tooDear, west, east }: LotProps) {
  const box = lotBox(space);
  // A store that was there when the map came is not set down before one's eyes.
  const [wasFree] = useState(owner === undefined);
  if (owner !== undefined && good !== undefined)
    return (
      <Appear isNew={wasFree}>
        <StoreDrawing space={space} owner={owner} good={good} letter={letter} />
      </Appear>
    );
  return (
    <>
      {price !== undefined && <Price box={box} price={price} tooDear={tooDear === true} />}
      {(west !== undefined || east !== undefined) && <Wigs space={space} box={box} west={west} east={east} />}
    </>
  );
});

const facingOf = (space: Space, good: Good): Facing =>
  frontagesOf(space).find((way) => way.good === good)?.facing ?? 'east';

/** A store: its good's colour and sign, its owner's mark, its awning over the street it faces. */
function StoreDrawing({
  space,
  owner,
  good,
  letter,
}: {
  readonly space: Space;
  readonly owner: Seat;
  readonly good: Good;
  readonly letter: string;
}) {
  const colors = useColors();
  const box = lotBox(space);
  const facing = facingOf(space, good);
  const x = middle(box).x + (facing === 'west' ? 1.5 : -1.5);
  const size = Math.min(box.width - 6, 27);
  const side = facing === 'west' ? box.x : box.x + box.width;
  return (
    <G>
      <Path d={rounded(box, 4)} fill={colors[good]} stroke={colors.outline} strokeWidth={1.6} />
      <Path
        d={awning(side, box, facing, 0)}
        fill={colors.glaze}
        stroke={colors.outline}
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <Path
        d={awning(side, box, facing, 1)}
        fill={colors[good]}
        stroke={colors.outline}
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <Lettering x={x} y={box.y + 11} size={11} color={colors.outline}>
        {space}
      </Lettering>
      <OwnerMark owner={owner} letter={letter} x={x} y={box.y + 35} size={size} />
      <Circle
        cx={x}
        cy={box.y + 66}
        r={Math.min(14, box.width / 2 - 2.5)}
        fill={colors.glaze}
        stroke={colors.outline}
        strokeWidth={1}
      />
      <GoodMark good={good} x={x} y={box.y + 66} size={Math.min(20, box.width - 11)} />
    </G>
  );
}

/** A price on a coin; what you cannot pay is an empty ring. */
function Price({ box, price, tooDear }: { readonly box: Box; readonly price: number; readonly tooDear: boolean }) {
  const colors = useColors();
  const [x, y, radius] = [middle(box).x, box.y + 41, Math.min(14.5, box.width / 2 - 0.5)];
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={tooDear ? colors.artGlaze : colors.accent}
        stroke={tooDear ? colors.artLine : colors.outline}
        strokeWidth={1.4}
        {...(tooDear ? { strokeDasharray: '2.5 2.5' } : {})}
      />
      <Lettering x={x} y={y} size={radius * 1.15} color={tooDear ? colors.artDeep : colors.outline} faint={tooDear}>
        {String(price)}
      </Lettering>
    </G>
  );
}

interface WigsProps {
  readonly space: Space;
  readonly box: Box;
  readonly west: number | undefined;
  readonly east: number | undefined;
}

/** The wigs of a store here, each number on the side of the street it would face and in its colour. */
function Wigs({ space, box, west, east }: WigsProps) {
  const both = west !== undefined && east !== undefined;
  const width = both ? box.width / 2 - 2.5 : Math.min(28, box.width - 3);
  return frontagesOf(space).map(({ facing, good }) => {
    const wigs = facing === 'west' ? west : east;
    const x = both ? box.x + (box.width * (facing === 'west' ? 1 : 3)) / 4 : middle(box).x;
    return wigs === undefined ? null : (
      <WigCount key={good} good={good} wigs={wigs} box={{ x: x - width / 2, y: box.y + 29, width, height: 25 }} />
    );
  });
}

function WigCount({ good, wigs, box }: { readonly good: Good; readonly wigs: number; readonly box: Box }) {
  const colors = useColors();
  const worth = wigs > 0;
  return (
    <G>
      {worth && <Path d={rounded(box, 4)} fill={colors[good]} stroke={colors.outline} strokeWidth={1.2} />}
      <Lettering
        {...middle(box)}
        size={wigs > 9 ? 14 : 16}
        color={worth ? colors.outline : colors.artLine}
        faint={!worth}
      >
        {String(wigs)}
      </Lettering>
    </G>
  );
}
