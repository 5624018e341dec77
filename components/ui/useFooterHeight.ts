import { useEffect } from 'react';
import type { LayoutChangeEvent } from 'react-native';

import { useToasts } from './toastStore';

/** Tells the messages how high the bar at the foot of the screen is, as long as it is there. */
export function useFooterHeight(): (event: LayoutChangeEvent) => void {
  useEffect(() => () => useToasts.setState({ footer: 0 }), []);
  return ({ nativeEvent }) => useToasts.setState({ footer: nativeEvent.layout.height });
}
