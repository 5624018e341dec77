import { SvgText } from '@/components/ui/svg';

interface PrintedNumberProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: '700' | '800';
  readonly fill: string;
  readonly value: number;
}

/** A number printed on a piece, in the middle of `x`. */
export const PrintedNumber = ({ x, y, size, weight, fill, value }: PrintedNumberProps) => (
  <SvgText x={x} y={y} fontSize={size} fontWeight={weight} fontFamily="sans-serif" textAnchor="middle" fill={fill}>
    {String(value)}
  </SvgText>
);
