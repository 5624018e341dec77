import { Share } from 'react-native';

import type { Shared } from './outcome';

/** Whether sharing asks where to. */
export const hasShareSheet = (): boolean => true;

/** Hands text to the phone's own share sheet. */
export async function shareText(text: string): Promise<Shared> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.dismissedAction ? 'cancelled' : 'shared';
  } catch {
    return 'failed';
  }
}
