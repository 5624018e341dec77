import { settings } from '@/store/settings';

const MILLISECONDS = 12;

/** A light tap in the hand: something was settled. Browsers without a motor do nothing. */
export function feel(): void {
  if (settings.getState().chosen.haptics === 'on' && 'vibrate' in navigator) navigator.vibrate(MILLISECONDS);
}
