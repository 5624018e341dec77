import type { ReactNode } from 'react';

import { asItStands, type Counted } from '@/engine';
import { commonWords } from '@/i18n/common';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords } from '@/i18n/values';

import { useEdit } from './EditContext';
import { countName } from './useTitle';
import { ValueTile } from './ValueTile';

interface CountTileProps {
  readonly of: Counted;
  readonly icon?: ReactNode;
  readonly label?: string;
}

/** An amount; `of` names it, what stands there is read from the table. */
export function CountTile({ of, icon, label }: CountTileProps) {
  const { state, open } = useEdit();
  const words = useWords(commonWords);
  const { counted } = useWords(valueNameWords);
  const { number } = useTranslate();
  const shown = number((asItStands(state, of) as Counted).value);
  return (
    <ValueTile
      name={words.valueOf(countName(counted, of), shown)}
      {...(icon === undefined ? {} : { icon })}
      value={shown}
      {...(label === undefined ? {} : { label })}
      onPress={() => open({ kind: 'count', value: of })}
    />
  );
}
