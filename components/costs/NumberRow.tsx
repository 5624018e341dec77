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

export function NumberRow({ from = 0, to, ...rest }: NumberRowProps) {
  const { number } = useTranslate();
  const values = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return (
    <PickRow
      {...rest}
      options={values.map((value) => ({ value, name: number(value), face: <AppText variant="number">{number(value)}</AppText> }))}
    />
  );
}
