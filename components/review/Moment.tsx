import { View } from 'react-native';

import { useLogWords } from '@/components/game/log/useLogWords';
import { AppText } from '@/components/ui/AppText';
import type { Review } from '@/engine';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';

import { headlineOf } from './entries';

/** Where one is in the game, in words: which turn of how many and whose, and what happened in it. */
export function useMoment({ turns }: Review, at: number): { readonly place: string; readonly headline: string } {
  const words = useWords(reviewWords);
  const log = useLogWords();
  const turn = turns[at - 1];
  if (turn === undefined) return { place: words.start, headline: words.place(at, turns.length) };
  return {
    place: `${words.place(at, turns.length)} · ${log.log.whose[turn.whose]}`,
    headline: headlineOf(turn, log),
  };
}

/** The moment above the thumb; readers hear of each step. */
export const Moment = ({ place, headline }: ReturnType<typeof useMoment>) => (
  <View aria-live="polite">
    <AppText variant="small" style={{ fontWeight: '700' }}>
      {place}
    </AppText>
    <AppText variant="small">{headline}</AppText>
  </View>
);
