import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics';

import { settings } from '@/store/settings';

/** A light tap in the hand: something was settled. */
export function feel(): void {
  if (settings.getState().chosen.haptics === 'on') void impactAsync(ImpactFeedbackStyle.Light);
}
