import { impactAsync, ImpactFeedbackStyle, notificationAsync, NotificationFeedbackType } from 'expo-haptics';

import { settings } from '@/store/settings';

const isOn = (): boolean => settings.getState().chosen.haptics === 'on';

/** A light tap in the hand: something was settled. */
export function feel(): void {
  if (isOn()) void impactAsync(ImpactFeedbackStyle.Light);
}

/** Two short taps: that did not go. */
export function feelRefused(): void {
  if (isOn()) void notificationAsync(NotificationFeedbackType.Warning);
}
