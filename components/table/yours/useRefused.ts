import { feelRefused } from '@/components/ui/haptics';
import { showToast } from '@/components/ui/toastStore';
import type { Refusal } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';

/** Says why a move does not go, and what would. */
export function useRefused(): (refusal: Refusal, possible: readonly string[]) => void {
  const { reasons, instead } = useWords(refusalWords);
  const t = useTranslate();
  return (refusal, possible) => {
    feelRefused();
    showToast({ text: say(reasons, refusal, t) + instead(possible) });
  };
}
