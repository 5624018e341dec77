import { useState } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { nextKey } from './commonKeys';
import { amountIn, withAmount } from './entries';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';
import { useTyping } from './useTyping';

const FIRST_ROW = [1, 2, 3, 4, 5] as const;
const SECOND_ROW = [6, 7, 8, 9, 0] as const;

/** A number digit by digit: the first digit replaces what is there. Only Next continues: nobody knows how many digits come. */
export function DigitTool({ label, player, entry, onChange, onNext, most }: ToolProps & { readonly most: number }) {
  const words = useWords(scoreWords);
  const field = `${player.id} ${entry}`;
  const [typed, setTyped] = useState({ field, begun: false });
  // Another field starts afresh; the keys stay, and with them the keyboard's focus.
  if (typed.field !== field) setTyped({ field, begun: false });
  const fresh = !typed.begun;
  const value = amountIn(player, entry);

  const onDigit = (digit: number): void => {
    const next = fresh ? digit : value * 10 + digit;
    if (next > most) return;
    setTyped({ field, begun: true });
    onChange(withAmount(player, entry, next));
  };
  const onDelete = (): void => {
    setTyped({ field, begun: true });
    onChange(withAmount(player, entry, Math.floor(value / 10)));
  };
  useTyping({ onDigit, onDelete });

  const digitKey = (digit: number) => ({
    id: `digit ${digit}`,
    name: String(digit),
    face: String(digit),
    onPress: () => onDigit(digit),
  });
  return (
    <Keys
      label={label}
      keys={[
        ...FIRST_ROW.map(digitKey),
        { id: 'delete', name: words.deleteDigit, face: <UiIcon name="delete" size={28} />, span: 2, onPress: onDelete },
        ...SECOND_ROW.map(digitKey),
        nextKey(words, 2, onNext),
      ]}
    />
  );
}
