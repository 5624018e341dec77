import { Drawing } from '@/components/ui/Drawing';
import { GoodDrawing } from '@/components/pieces/GoodIcon';
import { PIECES, type PieceName } from '@/components/pieces/pieces';
import { G, Path, SvgText } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { Good, Seat } from '@/engine';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const centred = ({ x, y, size }: At): string => `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;

/** The sign of a good, centred on a spot of a drawing. */
export const GoodMark = ({ good, ...at }: At & { readonly good: Good }) => (
  <G transform={centred(at)}>
    <GoodDrawing good={good} />
  </G>
);

interface PieceMarkProps extends At {
  readonly piece: PieceName;
}

/** A piece of the game, centred on a spot of a drawing. */
export const PieceMark = ({ piece, ...at }: PieceMarkProps) => (
  <G transform={centred(at)}>
    <Drawing shapes={PIECES[piece]} />
  </G>
);

/** A number or letter centred on a spot; `faint` for what matters less. */
export function Lettering({
  x,
  y,
  size,
  color,
  children,
  faint = false,
  serif = false,
}: At & {
  readonly color: string;
  readonly children: string;
  readonly faint?: boolean;
  readonly serif?: boolean;
}) {
  return (
    <SvgText
      x={x}
      y={y + size * 0.36}
      fontSize={size}
      fontWeight={faint ? '500' : '700'}
      fontFamily={serif ? 'serif' : 'sans-serif'}
      textAnchor="middle"
      fill={color}
    >
      {children}
    </SvgText>
  );
}

/** Who owns something: you are a light disc, Lacerda a dark diamond, each with a letter. */
export function OwnerMark({ owner, letter, x, y, size }: At & { readonly owner: Seat; readonly letter: string }) {
  const colors = useColors();
  const half = size / 2;
  const yours = owner === 'you';
  const outline = yours
    ? `M${x - half} ${y}a${half} ${half} 0 1 1 ${size} 0a${half} ${half} 0 1 1 ${-size} 0z`
    : `M${x} ${y - half * 1.15}l${half * 1.15} ${half * 1.15}l${-half * 1.15} ${half * 1.15}l${-half * 1.15} ${-half * 1.15}z`;
  return (
    <G>
      <Path
        d={outline}
        fill={yours ? colors.glaze : colors.outline}
        stroke={yours ? colors.outline : colors.glaze}
        strokeWidth={size * 0.075}
        strokeLinejoin="round"
      />
      <Lettering x={x} y={y} size={size * 0.6} color={yours ? colors.outline : colors.glaze}>
        {letter}
      </Lettering>
    </G>
  );
}
