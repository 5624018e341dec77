import { router } from 'expo-router';

/** On phones every screen is there from the start. */
export const isUnreachable = (_error: Error): boolean => false;

/** Nothing can be loaded anew on a phone: trying again is all there is. */
export const startAfresh = (): void => undefined;

/** Phones only change the screen. */
export const leaveForHome = (): void => router.replace('/');
