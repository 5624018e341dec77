import { useMemo } from 'react';
import { View } from 'react-native';

import { Lettering, OwnerMark } from '@/components/board/Pen';
import { Circle, G, Path, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { SEATS, type BySeat } from '@/engine';
import { boardWords } from '@/i18n/board';
import { useTranslate, useWords } from '@/i18n/useWords';

import { apart, scaleOf, steps, type Scale, type Series } from './series';
import { useWidth } from './useWidth';
import { WigLines } from './WigLines';

const HEIGHT = 200;
const MARK = 18;
const ROOM = { left: 30, right: 24, bottom: 22 } as const;

interface WigPlotProps {
  readonly series: Series;
  /** The turns that decided, by how many turns are played after them. */
  readonly decided: readonly number[];
  readonly at: number;
  /** The plot in a sentence. */
  readonly label: string;
}

/** Wigs over turns: both lines with whose they are at their ends, the turns that decided by number, and where one is. */
export function WigPlot({ series, decided, at, label }: WigPlotProps) {
  const [width, measure] = useWidth();
  const colors = useColors();
  const letters = useWords(boardWords).letter;
  const last = series.you.length - 1;
  const marks = useMemo(() => marksOf(decided, last, width), [decided, last, width]);
  const top = 10 + MARK * Math.max(0, ...marks.map(({ row }) => row + 1));
  const scale = useMemo(() => scaleOf(series, { ...ROOM, width, height: HEIGHT, top }), [series, width, top]);
  const ends = apart({ you: scale.y(series.you.at(-1) ?? 0), lacerda: scale.y(series.lacerda.at(-1) ?? 0) }, MARK + 1);
  return (
    <View onLayout={measure} accessible role="img" aria-label={label}>
      <Svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <Axes scale={scale} width={width} last={last} />
        {marks.map(({ turn, row }) => (
          <Path
            key={turn}
            d={`M${scale.x(turn)} ${MARK * row + 14}V${HEIGHT - ROOM.bottom}`}
            stroke={colors.accentInk}
            strokeWidth={1}
            strokeDasharray="2 3"
          />
        ))}
        <Path d={`M${scale.x(at)} ${top - 4}V${HEIGHT - ROOM.bottom}`} stroke={colors.ink} strokeWidth={1.5} />
        <WigLines series={series} scale={scale} pen={2.6} />
        <Here series={series} scale={scale} at={at} />
        {marks.map(({ turn, row }) => (
          <DecidedMark key={turn} x={scale.x(turn)} y={MARK * row + 10} turn={turn} isHere={turn === at} />
        ))}
        {SEATS.map((seat) => (
          <OwnerMark
            key={seat}
            owner={seat}
            letter={letters[seat]}
            x={width - MARK / 2 - 2}
            y={ends[seat]}
            size={MARK}
          />
        ))}
      </Svg>
    </View>
  );
}

/** The marks of turns in as many rows as they need not to lie over each other. */
function marksOf(decided: readonly number[], last: number, width: number) {
  const each = (width - ROOM.left - ROOM.right) / Math.max(1, last);
  return decided.map((turn, place) => ({
    turn,
    row: decided.slice(0, place).filter((other) => (turn - other) * each < MARK + 3).length,
  }));
}

interface AxesProps {
  readonly scale: Scale;
  readonly width: number;
  readonly last: number;
}

function Axes({ scale, width, last }: AxesProps) {
  const colors = useColors();
  const { number } = useTranslate();
  return (
    <G>
      {steps(scale.least, scale.most).map((wigs) => (
        <G key={wigs}>
          <Path d={`M${ROOM.left} ${scale.y(wigs)}H${width - ROOM.right}`} stroke={colors.line} strokeWidth={1} />
          <Lettering x={ROOM.left / 2} y={scale.y(wigs)} size={12} color={colors.inkSoft} faint>
            {number(wigs)}
          </Lettering>
        </G>
      ))}
      {steps(0, last).map((turn) => (
        <Lettering key={turn} x={scale.x(turn)} y={HEIGHT - 9} size={12} color={colors.inkSoft} faint>
          {number(turn)}
        </Lettering>
      ))}
    </G>
  );
}

/** Where both lines are at this turn. */
function Here({ series, scale, at }: Pick<WigPlotProps, 'series' | 'at'> & { readonly scale: Scale }) {
  const colors = useColors();
  const [x, now] = [
    scale.x(at),
    { you: series.you[at] ?? 0, lacerda: series.lacerda[at] ?? 0 } satisfies BySeat<number>,
  ];
  return (
    <G stroke={colors.surface} strokeWidth={1.5}>
      <Path d={diamond(x, scale.y(now.lacerda), 6)} fill={colors.accentInk} />
      <Circle cx={x} cy={scale.y(now.you)} r={5} fill={colors.primary} />
    </G>
  );
}

const diamond = (x: number, y: number, half: number): string =>
  `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

interface DecidedMarkProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly isHere: boolean;
}

function DecidedMark({ x, y, turn, isHere }: DecidedMarkProps) {
  const colors = useColors();
  const { number } = useTranslate();
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={MARK / 2}
        fill={colors.accent}
        stroke={isHere ? colors.ink : colors.outline}
        strokeWidth={isHere ? 2.5 : 1.2}
      />
      <Lettering x={x} y={y} size={11} color={colors.outline}>
        {number(turn)}
      </Lettering>
    </G>
  );
}
