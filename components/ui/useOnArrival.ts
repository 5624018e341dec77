import { useFocusEffect } from 'expo-router';

/** What a screen does whenever the person arrives at it: on a phone it stays mounted under the next one, so coming back counts too. */
export function useOnArrival(arrive: () => void): void {
  useFocusEffect(arrive);
}
