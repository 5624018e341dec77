import type { ByDeck } from '@/engine/model/vocabulary';
import { endedByCard } from '@/engine/play/endedByCard';
import { aState } from '../../helpers/state';

const decks: ByDeck<number> = { builder: 0, minister: 1, king: 0, treasury: 3 };

describe('what the next card of a deck ends', () => {
  it('end.period: the card that empties the third deck ends the first period', () => {
    expect(endedByCard(aState({ decks, period: 1 }), 'minister')).toBe('period');
  });

  it('end.game: in the second period it ends the game', () => {
    expect(endedByCard(aState({ decks, period: 2 }), 'minister')).toBe('game');
  });

  it('end.period: a deck with more cards, or the second to run out, ends nothing', () => {
    expect(endedByCard(aState({ decks }), 'treasury')).toBeNull();
    expect(endedByCard(aState({ decks: { ...decks, king: 2 } }), 'minister')).toBeNull();
    expect(endedByCard(aState({ decks: { ...decks, minister: 0, treasury: 1 } }), 'treasury')).toBeNull();
  });

  it('end.game: what was triggered before is not triggered again', () => {
    expect(endedByCard(aState({ decks, period: 2, ending: 'this-round' }), 'minister')).toBeNull();
  });
});
