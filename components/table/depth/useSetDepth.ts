import { feel, feelRefused } from '@/components/ui/haptics';
import { showToast } from '@/components/ui/toastStore';
import type { CommandOf } from '@/engine';
import { depthWords } from '@/i18n/depth';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';

/** Changes what is tracked, as an entry of the log; it is said once it is saved. */
export function useSetDepth(): (command: CommandOf<'set-depth'>) => void {
  const { done } = useWords(depthWords);
  const { notEntered } = useWords(soloWords);
  return (command) => {
    feel();
    void session
      .getState()
      .commit([command])
      .then(({ ok }) => {
        if (!ok) feelRefused();
        showToast({ text: ok ? done[command.depth] : notEntered });
      });
  };
}
