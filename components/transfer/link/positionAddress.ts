import { createURL } from 'expo-linking';

/** The address of a shared position: on a phone one that opens this app. */
export const positionAddress = (fragment: string): string => `${createURL('position')}#${fragment}`;
