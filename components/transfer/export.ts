import { setStringAsync } from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import type { TextFile } from '@/store/importText';

/** Puts text where it can be pasted from; false when the device refused. */
export const copyText = (text: string): Promise<boolean> => setStringAsync(text).catch(() => false);

const JSON_FILE = { mimeType: 'application/json', UTI: 'public.json' };
const TEXT_FILE = { mimeType: 'text/plain', UTI: 'public.plain-text' };

/** Hands a text to another app as a file; false when the device refused, whoever cancels has changed nothing. */
export async function sendSheet(text: string, fileName: string): Promise<boolean> {
  try {
    const file = new File(Paths.cache, fileName);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, fileName.endsWith('.json') ? JSON_FILE : TEXT_FILE);
    return true;
  } catch {
    return false;
  }
}

/** Asks for a file; nothing when none was chosen. Chat apps give our files odd types: any may be chosen. Phones read it beside the app's own thread. */
export async function pickFile(): Promise<TextFile | undefined> {
  try {
    const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
    const [asset] = picked.assets ?? [];
    if (asset === undefined) return undefined;
    const file = new File(asset.uri);
    return { name: asset.name, bytes: asset.size ?? file.size, read: () => file.text() };
  } catch {
    return undefined;
  }
}
