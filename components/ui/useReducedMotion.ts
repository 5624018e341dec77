import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import { useSettings } from '@/store/settings';

/** Whether the person asked their device, or this app, for less movement. */
export function useReducedMotion(): boolean {
  const chosen = useSettings(({ motion }) => motion === 'reduced');
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let mounted = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((enabled) => {
      if (mounted) setReduced(enabled);
    });
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      mounted = false;
      listening.remove();
    };
  }, []);
  return chosen || reduced;
}
