import { useState } from 'react';

import { Column } from '@/components/ui/layout';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Segment } from '@/components/ui/Segment';
import { Stepper } from '@/components/ui/Stepper';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

interface NumberChipsProps {
  readonly label: string;
  readonly value: number;
  /** The last of the numbers that are one tap away; higher ones are counted up. */
  readonly usual: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small number read from the cardboard: the usual ones are one tap each. */
export function NumberChips({ label, value, usual, most, onChange }: NumberChipsProps) {
  const { number } = useTranslate();
  const words = useWords(yourTurnWords).told;
  const [counting, setCounting] = useState(false);
  if (counting || value > usual) return <Stepper label={label} value={value} max={most} onChange={onChange} />;
  const options = Array.from({ length: usual + 1 }, (_, count) => ({ value: count, label: number(count) }));
  return (
    <Column gap="xs">
      <AppText variant="small" tone="inkSoft">
        {label}
      </AppText>
      <Segment label={label} options={options} value={value} onChange={onChange} />
      {most > usual && (
        <Button kind="quiet" label={words.more} name={`${label}: ${words.more}`} onPress={() => setCounting(true)} />
      )}
    </Column>
  );
}
