import { useTranslate } from '@/i18n/useWords';

import { Picks } from './Picks';

export interface NumberPicksProps {
  readonly label: string;
  readonly numbers: readonly number[];
  /** How the app has it. */
  readonly now: number | undefined;
  readonly name: (count: number) => string;
  readonly onPick: (count: number) => void;
}

/** A few numbers side by side: one tap says which it is. */
export function NumberPicks({ label, numbers, now, name, onPick }: NumberPicksProps) {
  const { number } = useTranslate();
  const picks = numbers.map((count) => ({
    id: String(count),
    label: number(count),
    name: name(count),
    now: count === now,
    onPress: () => onPick(count),
  }));
  return <Picks width="small" label={label} picks={picks} />;
}

/** Every number from 0 to `most`. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);
