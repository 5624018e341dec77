import { webShare } from './webShare.web';
import type { Shared } from './outcome';

/** Whether sharing asks where to; where it does not, it only copies. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Hands text to the browser's share sheet; where there is none it goes to the clipboard. */
export async function shareText(text: string): Promise<Shared> {
  const shared = await webShare({ text });
  if (shared !== 'failed') return shared;
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
