import { showToast } from '@/components/ui/toastStore';
import { linkWords } from '@/i18n/link';
import { useWords } from '@/i18n/useWords';

import { copyText } from '../export';

/** Copies an address and says so. */
export function useCopyLink(): (address: string) => Promise<void> {
  const words = useWords(linkWords);
  return async (address) => showToast({ text: (await copyText(address)) ? words.copied : words.notCopied });
}
