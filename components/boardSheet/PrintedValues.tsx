import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';

import { ChosenValue, type Value } from './ChosenValue';

/** Side by side as on the table, never wider than a hand reaches. */
export const ACROSS = {
  flexDirection: 'row',
  gap: SPACE.s,
  maxWidth: 420,
  width: '100%',
  alignSelf: 'center',
} as const;

interface PrintedValuesProps {
  readonly label: string;
  /** The one that was tapped last. */
  readonly chosen: Value | undefined;
  readonly children: ReactNode;
}

/** Printed values side by side, and the chosen one to change below them. */
export function PrintedValues({ label, chosen, children }: PrintedValuesProps) {
  return (
    <Column gap="s">
      <View role="radiogroup" aria-label={label} style={ACROSS}>
        {children}
      </View>
      <ChosenValue of={chosen} />
    </Column>
  );
}
