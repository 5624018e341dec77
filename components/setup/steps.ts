import type { PlaceId } from '@/components/board/places';
import { preplacedAt, type SoloDeal } from '@/engine';
import type { setup } from '@/i18n/en/setup';

/** One thing for the hands, and where on the board. */
export interface SetupStep {
  readonly id: string;
  readonly label: string;
  readonly places: readonly PlaceId[];
}

/** The table is set in the order of the rulebook. */
export function stepsOf(deal: SoloDeal, words: (typeof setup)['do']): readonly SetupStep[] {
  const { architect, site } = preplacedAt(deal.aide);
  const ROWS: readonly PlaceId[] = ['row-A', 'row-B', 'row-C', 'row-D', 'column-1', 'column-2', 'column-3', 'column-4', 'column-5'];
  return [
    { id: 'board', label: words.board(), places: ['treasury', 'church'] },
    { id: 'cubes', label: words.cubes(), places: ROWS },
    { id: 'scoring', label: words.scoring(deal.scoring), places: ['scoring-1', 'scoring-2', 'scoring-3', 'scoring-4'] },
    { id: 'ships', label: words.ships(), places: ['shipyard'] },
    { id: 'decrees', label: words.decrees(), places: [] },
    { id: 'decks', label: words.decks(), places: ['deck-builder', 'deck-minister', 'deck-king', 'deck-treasury'] },
    { id: 'you', label: words.you(deal.yourFavour), places: ['influence-you'] },
    { id: 'lacerda', label: words.lacerda(deal.hisFavour), places: ['influence-lacerda'] },
    { id: 'officials', label: words.officials(), places: ['noble-builder', 'noble-minister', 'noble-king'] },
    { id: 'aide', label: words.aide(deal.aide), places: [`deck-${deal.aide}`] },
    { id: 'courtier', label: words.courtier(deal.courtier), places: [`noble-${deal.courtier}`] },
    { id: 'preplaced', label: words.preplaced(architect, site), places: [site] },
  ];
}
