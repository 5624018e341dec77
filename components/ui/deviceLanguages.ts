import { getLocales } from 'expo-localization';

/** The languages of the device, the dearest first. */
export const deviceLanguages = (): readonly string[] => getLocales().map(({ languageTag }) => languageTag);
