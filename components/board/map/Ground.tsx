import { memo } from 'react';

import { each, ripple, spread } from '@/components/pieces/art/shapes';
import { TileMotif } from '@/components/pieces/art/TileMotif';
import { TILE } from '@/components/pieces/art/tileStrokes';
import { Circle, Defs, G, Path, Pattern, Rect } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { Colors } from '@/components/ui/tokens';
import { COLUMNS, ROWS, STREETS, type Good } from '@/engine';

import { compassRose, inset, paving, rounded } from '../ink';
import {
  COVERED,
  COVERED_LETTER,
  MAP,
  RIVER,
  ROSE,
  columnNumberBox,
  crossings,
  middle,
  rowLetterBox,
  streetBox,
} from '../layout';
import { GoodMark, Lettering } from '../Pen';
import { SOLO_ROWS } from '../places';

const PANEL = { x: 0, y: 0, ...MAP };
const COVERED_TILE = COVERED.height / TILE;

/** What never changes: the ground, the four streets, letters and numbers, row E under its cover, the river. */
export const Ground = memo(function Ground({ compass }: { readonly compass: boolean }) {
  const colors = useColors();
  return (
    <G>
      <Defs>
        <Pattern
          id="covered-row"
          patternUnits="userSpaceOnUse"
          x={COVERED.x}
          y={COVERED.y}
          width={COVERED.height}
          height={COVERED.height}
        >
          <G transform={`scale(${COVERED_TILE})`}>
            <TileMotif colors={colors} />
          </G>
        </Pattern>
      </Defs>
      <Path d={rounded(PANEL, 10)} fill={colors.artWash} />
      <River colors={colors} />
      {STREETS.map((good) => (
        <Street key={good} good={good} colors={colors} />
      ))}
      <Rect
        x={COVERED.x}
        y={COVERED.y}
        width={COVERED.width}
        height={COVERED.height}
        rx={2}
        fill="url(#covered-row)"
        stroke={colors.artLine}
        strokeWidth={1}
      />
      <Lettering {...middle(COVERED_LETTER)} size={13} color={colors.artLine} faint serif>
        {ROWS[SOLO_ROWS.length] ?? ''}
      </Lettering>
      {compass && <Compass colors={colors} />}
      {SOLO_ROWS.map((row) => (
        <Lettering key={row} {...middle(rowLetterBox(row))} size={23} color={colors.artDeep} serif>
          {row}
        </Lettering>
      ))}
      {COLUMNS.map((column) => (
        <Lettering key={column} {...middle(columnNumberBox(column))} size={13} color={colors.artDeep} serif>
          {String(column)}
        </Lettering>
      ))}
      <Path d={rounded(inset(PANEL, 1), 9)} fill="none" stroke={colors.artLine} strokeWidth={1.6} />
    </G>
  );
});

interface StreetProps {
  readonly good: Good;
  readonly colors: Colors;
}

/** One street with its paving. */
export function Street({ good, colors }: StreetProps) {
  const box = streetBox(good);
  return (
    <G>
      <Rect {...box} fill={colors[good]} />
      <Path d={paving(box)} stroke={colors.outline} strokeOpacity={0.2} strokeWidth={1} fill="none" />
      <Path
        d={`M${box.x} ${box.y}v${box.height}M${box.x + box.width} ${box.y}v${box.height}`}
        stroke={colors.outline}
        strokeOpacity={0.55}
        strokeWidth={0.8}
      />
    </G>
  );
}

/** The emblems of the streets, on small round squares at the crossings. */
export const Crossings = memo(function Crossings() {
  const colors = useColors();
  return (
    <G>
      {STREETS.flatMap((good) =>
        crossings(good).map(({ x, y }) => (
          <G key={`${good}${y}`}>
            <Circle cx={x} cy={y} r={11} fill={colors.glaze} stroke={colors.outline} strokeWidth={1.2} />
            <GoodMark good={good} x={x} y={y} size={15.5} />
          </G>
        )),
      )}
    </G>
  );
});

/** North is up, as on the cardboard. */
function Compass({ colors }: { readonly colors: Colors }) {
  return (
    <G>
      <Circle cx={ROSE.x} cy={ROSE.y} r={15} fill="none" stroke={colors.artMid} strokeWidth={1.2} />
      <Path
        d={compassRose(ROSE, 22)}
        fill={colors.artFill}
        stroke={colors.artGlaze}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <Circle cx={ROSE.x} cy={ROSE.y} r={3} fill={colors.accent} />
    </G>
  );
}

const RIPPLES =
  each(spread(66, 44, 6), (x) => ripple(x, RIVER.y + 12, 8)) +
  each(spread(26, 52, 6), (x) => ripple(x, RIVER.y + 22, 9));

/** The shore and the water, with a ship that waits for goods and a fishing boat. */
function River({ colors }: { readonly colors: Colors }) {
  const shore = `M1 ${RIVER.y + 6}q30-6 60-2t60 0 60 0 60 0 60 0 58-1V${MAP.height - 10}a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z`;
  return (
    <G strokeLinecap="round" strokeLinejoin="round">
      <Path d={shore} fill={colors.artMid} fillOpacity={0.45} />
      <Path d={RIPPLES} stroke={colors.artLine} strokeOpacity={0.7} strokeWidth={1.1} fill="none" />
      <Caravel colors={colors} />
      <Boat colors={colors} />
    </G>
  );
}

/** A caravel under sail before the west bank; the spots are those of the map. */
function Caravel({ colors }: { readonly colors: Colors }) {
  return (
    <G stroke={colors.artLine} strokeWidth={1.3}>
      <Path d="M20 520v-52M36 520v-44" strokeWidth={1.6} />
      <Path d="M20 472q-13 18-12 38q6 3 12 1zM20 472q9 14 8 38q-4 3-8 1z" fill={colors.artGlaze} />
      <Path d="M36 480q-7 14-5 30q2 2 5 1zM36 480q11 14 10 30q-5 3-10 1z" fill={colors.artGlaze} />
      <Path d="M20 468l8-3-8-3zM36 476l7-3-7-3z" fill={colors.accent} strokeWidth={1} />
      <Path d="M6 515l4 2h30l8-5q0 11-9 17H15q-8-5-9-14z" fill={colors.artFill} />
      <Path d="M12 522h32" stroke={colors.artMid} strokeWidth={1} />
    </G>
  );
}

function Boat({ colors }: { readonly colors: Colors }) {
  return (
    <G stroke={colors.artLine} strokeWidth={1.2}>
      <Path d="M332 524v-28" strokeWidth={1.5} />
      <Path d="M332 498q13 9 13 23q-7 2-13 1z" fill={colors.artGlaze} />
      <Path d="M318 524q3 8 11 8h10q8 0 11-9q-8 3-16 3t-16-2z" fill={colors.artFill} />
    </G>
  );
}
