import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SPACE } from '@/components/ui/scale';

import { Line } from '../Line';

interface DeedProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One thing he does: its sign, its name, what he does, and how he chooses. */
export const Deed = ({ icon, name, text, children }: DeedProps) => (
  <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
    {icon}
    <View style={{ flex: 1, minWidth: 0 }}>
      <Line name={name}>{text}</Line>
      {children}
    </View>
  </View>
);
