import { useDates } from '@/components/ui/useDates';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import type { GameSlip } from '@/store/games/slip';

/** How a game is called and where it stands, in words. */
export function useGameState(): {
  readonly nameOf: (label: Pick<GameSlip, 'name' | 'created'>) => string;
  readonly stateOf: (slip: GameSlip) => string;
} {
  const words = useWords(gamesWords);
  const { date } = useDates();
  return {
    nameOf: ({ name, created }) => (name === '' ? words.unnamed(date(created)) : name),
    stateOf: ({ glance, entries }) => {
      if (glance === undefined) return words.entries(entries);
      const { period, round, toMove, turn, wigs } = glance;
      const stands = turn === 'over' ? [words.over] : [words.place(period, round), words.turn[toMove]];
      return [...stands, words.wigs(wigs.you, wigs.lacerda)].join(' · ');
    },
  };
}
