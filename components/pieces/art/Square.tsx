import { G, Path } from '@/components/ui/svg';
import type { Colors } from '@/components/ui/tokens';

import { arch, box, each, spread } from './shapes';

const QUAY = 262;
const EAVES = 186;
const CENTRE = 360;

/** The square by the river: two arcaded wings with corner towers, and the triumphal arch between them. */
export function Square({ colors }: { readonly colors: Colors }) {
  return (
    <G>
      <Wing x={128} colors={colors} />
      <Wing x={424} colors={colors} />
      <Tower x={96} colors={colors} />
      <Tower x={624} colors={colors} />
      <Arch colors={colors} />
      <Path
        d={`${box(60, QUAY, 600, 6)}${box(52, QUAY + 6, 616, 5)}`}
        fill={colors.artGlaze}
        stroke={colors.artLine}
        strokeWidth={1.4}
      />
    </G>
  );
}

interface PartProps {
  readonly x: number;
  readonly colors: Colors;
}

/** A wing of five bays of arches with two floors of windows; `x` is its left end. */
function Wing({ x, colors }: PartProps) {
  const bays = spread(x + 13, 21.4, 8);
  const width = 172;
  const windows = (y: number, height: number): string => each(bays, (bay) => box(bay - 3.5, y, 7, height));
  return (
    <G strokeLinejoin="round">
      <Path
        d={`M${x} ${EAVES}l6-18h${width - 12}l6 18z`}
        fill={colors.artMid}
        stroke={colors.artLine}
        strokeWidth={1.4}
      />
      <Path
        d={each(spread(x + 24, 31, 5), (at) => `M${at - 4} ${EAVES - 4}v-8l4-5 4 5v8z`)}
        fill={colors.artGlaze}
        stroke={colors.artLine}
        strokeWidth={1.1}
      />
      <Path d={box(x, EAVES, width, QUAY - EAVES)} fill={colors.artGlaze} stroke={colors.artLine} strokeWidth={1.6} />
      <Path
        d={`M${x - 2} ${EAVES}h${width + 4}M${x} ${EAVES + 37}h${width}`}
        stroke={colors.artLine}
        strokeWidth={2.4}
      />
      <Path d={windows(EAVES + 7, 9)} fill={colors.artMid} />
      <Path d={windows(EAVES + 21, 12)} fill={colors.artWindow} />
      <Path d={each(bays, (bay) => arch(bay, QUAY, 15, 33))} fill={colors.artFill} />
      <Path d={each(bays, (bay) => arch(bay + 1.5, QUAY, 10, 27))} fill={colors.artMid} />
    </G>
  );
}

/** A corner tower with its four-sided dome; `x` is its axis. */
function Tower({ x, colors }: PartProps) {
  const [left, top] = [x - 32, 160];
  return (
    <G strokeLinejoin="round">
      <Path
        d={`M${left} ${top}c6-26 20-36 32-40c12 4 26 14 32 40z`}
        fill={colors.artMid}
        stroke={colors.artLine}
        strokeWidth={1.6}
      />
      <Path
        d={`M${x} 120v-16m-4 6h8M${x - 12} ${top}c2-18 7-30 12-38c5 8 10 20 12 38`}
        stroke={colors.artLine}
        strokeWidth={1.3}
        fill="none"
      />
      <Path d={box(left, top, 64, QUAY - top)} fill={colors.artGlaze} stroke={colors.artLine} strokeWidth={1.6} />
      <Path d={`M${left - 3} ${top}h70M${left} ${top + 63}h64`} stroke={colors.artLine} strokeWidth={2.6} />
      <Path
        d={each([x - 18, x, x + 18], (at) => arch(at, top + 26, 9, 17) + arch(at, top + 53, 9, 19))}
        fill={colors.artWindow}
      />
      <Path d={each([x - 18, x, x + 18], (at) => arch(at, QUAY, 13, 31))} fill={colors.artFill} />
    </G>
  );
}

/** The arch: paired columns, a deep opening, an attic, and three figures against the sky. */
function Arch({ colors }: { readonly colors: Colors }) {
  const columns = [CENTRE - 50, CENTRE - 37, CENTRE + 37, CENTRE + 50];
  return (
    <G strokeLinejoin="round" stroke={colors.artLine}>
      <Path d={box(CENTRE - 60, 140, 120, QUAY - 140)} fill={colors.artGlaze} strokeWidth={1.8} />
      <Path d={arch(CENTRE, QUAY, 58, 100)} fill={colors.artWash} strokeWidth={1.8} />
      <Path
        d={`M${CENTRE - 29} ${QUAY}l18-44M${CENTRE + 29} ${QUAY}l-18-44M${CENTRE - 11} 218v-24M${CENTRE + 11} 218v-24M${CENTRE - 11} 218h22`}
        strokeWidth={1.1}
        fill="none"
        stroke={colors.artMid}
      />
      <Path d={arch(CENTRE, 218, 9, 26)} fill={colors.artMid} strokeWidth={0} />
      <Path
        d={each(columns, (at) => `${box(at - 4, 156, 8, 100)}M${at - 6} 156h12M${at - 6} 256h12`)}
        fill={colors.artWash}
        strokeWidth={1.3}
      />
      <Path
        d={`${box(CENTRE - 64, 140, 128, 9)}${box(CENTRE - 48, 116, 96, 24)}${box(CENTRE - 52, 112, 104, 5)}`}
        fill={colors.artGlaze}
        strokeWidth={1.6}
      />
      <Path d={`M${CENTRE - 9} 128a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9-5v5l4 3`} fill={colors.artGlaze} strokeWidth={1.3} />
      <Path
        d={`M${CENTRE - 38} 123h20M${CENTRE - 38} 128h20M${CENTRE - 38} 133h14M${CENTRE + 18} 123h20M${CENTRE + 18} 128h20M${CENTRE + 24} 133h14`}
        strokeWidth={1}
        stroke={colors.artMid}
      />
      <Path
        d={`${figure(CENTRE, 112, 26)}${figure(CENTRE - 21, 112, 17)}${figure(CENTRE + 21, 112, 17)}`}
        fill={colors.artLine}
        strokeWidth={0}
      />
      <Path d={`M${CENTRE - 13} 96q-6-3-9 2M${CENTRE + 13} 96q6-3 9 2`} strokeWidth={1.4} fill="none" />
    </G>
  );
}

/** A robed figure standing on `base`. */
const figure = (x: number, base: number, height: number): string => {
  const head = height / 7;
  return `M${x - height / 4} ${base}q${height / 12} ${-height * 0.55} ${height / 4} ${-height + head * 2}q${height / 6} ${height * 0.25} ${height / 4} ${height - head * 2}zM${x - head} ${base - height + head}a${head} ${head} 0 1 0 ${head * 2} 0 ${head} ${head} 0 1 0 ${-head * 2} 0z`;
};
