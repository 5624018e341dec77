import { settings } from '@/store/settings';

const MILLISECONDS = 12;

function shake(pattern: number | number[]): void {
  if (settings.getState().chosen.haptics === 'on' && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** A light tap in the hand: something was settled. Browsers without a motor do nothing. */
export const feel = (): void => shake(MILLISECONDS);

/** Two short taps: that did not go. */
export const feelRefused = (): void => shake([MILLISECONDS, 3 * MILLISECONDS, MILLISECONDS]);
