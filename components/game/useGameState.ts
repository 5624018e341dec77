import { useDates } from '@/components/ui/useDates';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import type { GameHeader } from '@/store/games/header';

/** How a game is called and where it stands, in words. */
export function useGameState(): {
  readonly nameOf: (label: Pick<GameHeader, 'name' | 'created'>) => string;
  readonly stateOf: (header: GameHeader) => string;
} {
  const words = useWords(gamesWords);
  const { date } = useDates();
  return {
    nameOf: ({ name, created }) => (name === '' ? words.unnamed(date(created)) : name),
    stateOf: ({ preview, entries }) => {
      if (preview === undefined) return words.entries(entries);
      const { period, round, toMove, turn, wigs, final } = preview;
      if (turn === 'over')
        return [words.over, final === undefined ? words.notScored : words.final(final.you, final.lacerda)].join(' · ');
      return [words.place(period, round), words.turn[toMove], words.wigs(wigs.you, wigs.lacerda)].join(' · ');
    },
  };
}
