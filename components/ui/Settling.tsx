import { useRef } from 'react';
import { View } from 'react-native';

import { SETTLES_MS } from './settling';
import type { SettlingProps } from './settlingTypes';
import { useOnChange } from './useOnChange';

/** On a phone. Props: see settlingTypes.ts. */
export function Settling({ moment, style, children }: SettlingProps) {
  const changed = useRef(0);
  useOnChange(moment, () => {
    changed.current = Date.now();
  });
  return (
    <View style={style} onStartShouldSetResponderCapture={() => Date.now() - changed.current < SETTLES_MS}>
      {children}
    </View>
  );
}
