import { useContext, useEffect, useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import type { AppearProps } from './appearTypes';
import { CalmContext } from './CalmContext';
import { G } from './svg';

/** On a phone. Props: see appearTypes.ts. */
export function Appear({ isNew, children }: AppearProps) {
  const calm = useContext(CalmContext);
  const [moves] = useState(isNew && !calm);
  return moves ? <Coming>{children}</Coming> : <G>{children}</G>;
}

const APPEAR_MS = 300;
const AnimatedG = Animated.createAnimatedComponent(G);

function Coming({ children }: { readonly children: ReactNode }) {
  const [shown] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const coming = Animated.timing(shown, { toValue: 1, duration: APPEAR_MS, useNativeDriver: true });
    coming.start();
    return () => coming.stop();
  }, [shown]);
  return <AnimatedG opacity={shown}>{children}</AnimatedG>;
}
