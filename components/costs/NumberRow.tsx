import { AppText } from '@/components/ui/AppText';
import { useTranslate } from '@/i18n/useWords';

import { PickRow } from './PickRow';

/** A small number, picked with one tap: every possible one is a key. */
export interface NumberRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly from?: number;
  readonly to: number;
  readonly value: number;
  readonly onPick: (value: number) => void;
}

/** Keys of a thumb's width that fit beside each other on a phone. */
const IN_A_ROW = 7;

/** More keys than that stand in two rows of the same length. */
const widthFor = (keys: number) => (keys > IN_A_ROW ? (`${Math.floor(100 / Math.ceil(keys / 2)) - 3}%` as const) : 44);

export function NumberRow({ from = 0, to, ...rest }: NumberRowProps) {
  const { number } = useTranslate();
  const values = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return (
    <PickRow
      {...rest}
      width={widthFor(values.length)}
      options={values.map((value) => ({
        value,
        name: number(value),
        face: <AppText variant="number">{number(value)}</AppText>,
      }))}
    />
  );
}
