import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { useArrive } from './useArrive';

/** Where reading starts on a screen that took another one's place. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const ref = useRef<View>(null);
  useArrive(ref);
  return (
    <View ref={ref} tabIndex={-1}>
      {children}
    </View>
  );
}
