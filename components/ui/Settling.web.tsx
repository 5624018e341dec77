import { useRef } from 'react';
import { View } from 'react-native';

import { SETTLES_MS } from './settling';
import type { SettlingProps } from './settlingTypes';
import { useOnChange } from './useOnChange';

const DEAF = { pointerEvents: 'none' };

/** In a browser: an animation, so that nothing is drawn for it and keys are heard all the while. Props: see settlingTypes.ts. */
export function Settling({ moment, style, children }: SettlingProps) {
  const ref = useRef<View>(null);
  useOnChange(moment, () => {
    const element = ref.current as unknown as HTMLElement | null;
    element?.animate([DEAF, DEAF], SETTLES_MS);
  });
  return (
    <View ref={ref} style={style}>
      {children}
    </View>
  );
}
