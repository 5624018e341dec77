import { setStringAsync } from 'expo-clipboard';
import { Share } from 'react-native';

/** Puts text where it can be pasted from; false when the device refused. */
export const copyText = (text: string): Promise<boolean> => setStringAsync(text).catch(() => false);

/** Hands a sheet to another app; whoever cancels has changed nothing. */
export function sendSheet(text: string, _fileName: string): void {
  void Share.share({ message: text }).catch(() => undefined);
}

/** Phones have no file dialogue of their own here: there a sheet is pasted. */
export const pickText: (() => Promise<string | undefined>) | undefined = undefined;
