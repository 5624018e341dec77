import { useLocales } from 'expo-localization';

/** The languages of the device, the dearest first; Android may change them while the app runs. */
export const useDeviceLanguages = (): readonly string[] => useLocales().map(({ languageTag }) => languageTag);
