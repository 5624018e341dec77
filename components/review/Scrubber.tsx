import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { Slider } from '@/components/ui/Slider';
import { Circle, G, Path, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { scaleOf, type Scale, type Series } from './series';
import { useWidth } from './useWidth';
import { WigLines } from './WigLines';

const HEIGHT = 58;
/** Where the thumb runs, under the lines. */
const TRACK = 46;
const INSET = 12;

interface ScrubberProps {
  readonly label: string;
  readonly spoken: string;
  readonly series: Series;
  /** The turns that decided, by how many turns are played after them. */
  readonly decided: readonly number[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The game as a line to drag along: both lines in small, a thumb where one is, gold where the game was decided. */
export function Scrubber({ label, spoken, series, decided, at, onGo }: ScrubberProps) {
  const [width, measure] = useWidth();
  const colors = useColors();
  const most = series.you.length - 1;
  const scale = useMemo(
    () => scaleOf(series, { width, height: HEIGHT, left: INSET, right: INSET, top: 5, bottom: HEIGHT - TRACK + 10 }),
    [series, width],
  );
  return (
    <View onLayout={measure} style={{ flex: 1 }}>
      <Slider label={label} value={at} most={most} spoken={spoken} onChange={onGo} inset={INSET}>
        <Svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          <Ground series={series} scale={scale} decided={decided} width={width} />
          <Path d={`M${scale.x(at)} 2V${TRACK}`} stroke={colors.ink} strokeWidth={1.5} />
          <Circle cx={scale.x(at)} cy={TRACK} r={9} fill={colors.primary} stroke={colors.surface} strokeWidth={2} />
        </Svg>
      </Slider>
    </View>
  );
}

interface GroundProps extends Pick<ScrubberProps, 'series' | 'decided'> {
  readonly scale: Scale;
  readonly width: number;
}

/** What stays while the thumb moves. */
const Ground = memo(function Ground({ series, scale, decided, width }: GroundProps) {
  const colors = useColors();
  return (
    <G>
      <WigLines series={series} scale={scale} pen={2} />
      <Path
        d={`M${INSET} ${TRACK}H${width - INSET}`}
        stroke={colors.control}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
      {decided.map((turn) => (
        <Circle
          key={turn}
          cx={scale.x(turn)}
          cy={TRACK}
          r={5}
          fill={colors.accent}
          stroke={colors.outline}
          strokeWidth={1.4}
        />
      ))}
    </G>
  );
});
