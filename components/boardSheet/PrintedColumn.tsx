import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SPACE } from '@/components/ui/scale';

interface PrintedColumnProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** The printed values of one good or ship, under its picture. */
export const PrintedColumn = ({ icon, children }: PrintedColumnProps) => (
  <View style={{ flex: 1, gap: SPACE.xs, alignItems: 'stretch' }}>
    <View style={{ alignItems: 'center' }}>{icon}</View>
    {children}
  </View>
);
