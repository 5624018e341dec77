import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { NumberPad } from '@/components/ui/NumberPad';
import { asItStands, limitsOf, type Counted, type Limits } from '@/engine';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from '../EditContext';
import { countName } from '../useTitle';
import { Picks } from './Picks';

/** So many numbers are shown at once: all of them, or those around the one that stands. */
const SHOWN = 25;

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

function around(value: number, { least, most }: Limits): readonly number[] {
  if (most - least < SHOWN) return upTo(least, most);
  const from = Math.min(Math.max(least, value - Math.floor(SHOWN / 2)), most - SHOWN + 1);
  return upTo(from, from + SHOWN - 1);
}

/** Any amount with one tap; one far away with the keypad. */
export function CountEditor({ of }: { readonly of: Counted }) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const { number } = useTranslate();
  const label = countName(useWords(valueNameWords).counted, of);
  const [far, setFar] = useState<number | null>(null);
  const { value } = asItStands(state, of) as Counted;
  const limits = limitsOf(state, of);
  const numbers = around(value, limits);
  const set = (next: number): void => settle(() => [{ ...of, value: next } as Counted]);
  if (far !== null)
    return (
      <>
        <NumberPad label={label} value={far} onChange={setFar} max={limits.most} />
        <Button wide label={words.take(far)} onPress={() => set(far)} />
      </>
    );
  return (
    <>
      <Picks
        width="small"
        label={label}
        picks={numbers.map((one) => ({
          id: String(one),
          label: number(one),
          name: `${label}: ${number(one)}`,
          now: one === value,
          onPress: () => set(one),
        }))}
      />
      {numbers.length <= limits.most - limits.least && (
        <Button kind="secondary" label={words.other} onPress={() => setFar(value)} />
      )}
    </>
  );
}
