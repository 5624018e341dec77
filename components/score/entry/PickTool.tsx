import { useState } from 'react';

import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { nextKey } from './commonKeys';
import { amountIn, withAmount } from './entries';
import { freeColumns, Keys } from './Keys';
import type { ToolProps } from './toolProps';
import { useTyping } from './useTyping';

/**
 * A small number with one tap: every value has its key, and choosing it continues to the next field. A typed digit continues
 * only where no number with a key begins with it.
 */
export function PickTool({ label, player, entry, onChange, onNext, keys }: ToolProps & { readonly keys: number }) {
  const words = useWords(scoreWords);
  const value = amountIn(player, entry);
  const field = `${player.id} ${entry}`;
  const [typed, setTyped] = useState<string>();
  const put = (amount: number): void => onChange(withAmount(player, entry, amount));
  const pick = (amount: number): void => {
    put(amount);
    onNext();
  };
  useTyping({
    onDigit: (digit) => {
      const longer = value * 10 + digit;
      const next = typed === field && longer <= keys ? longer : digit;
      if (next > keys) return;
      setTyped(field);
      if (next > 0 && next * 10 <= keys) put(next);
      else pick(next);
    },
    onDelete: () => put(0),
  });
  const amounts = Array.from({ length: keys + 1 }, (_, amount) => amount);
  const picks = amounts.map((amount) => ({
    id: `pick ${amount}`,
    name: String(amount),
    face: String(amount),
    chosen: amount === value,
    onPress: () => pick(amount),
  }));
  return <Keys label={label} keys={[...picks, nextKey(words, freeColumns(amounts.map(() => 1)), onNext)]} />;
}
