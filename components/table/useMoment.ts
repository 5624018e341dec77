import type { GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

/** Where the game stands, in the header: its round and period, and that the final round is near or here. */
export function useMoment({ round, period, ending, turn }: GameState): string {
  const words = useWords(soloWords).moment;
  if (turn.kind === 'over') return '';
  if (ending === 'last-round') return words.last;
  return ending === 'this-round' ? words.lastNext(round) : words.round(round, period);
}
