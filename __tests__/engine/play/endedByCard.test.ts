import type { ByDeck } from '@/engine/model/vocabulary';
import { yourTurnAt } from '@/engine/game/turn';
import { endedByCard } from '@/engine/play/endedByCard';
import { endedByMove } from '@/engine/play/endedByChoice';
import { enteredIn } from '@/engine/play/entering';
import { addChoice, startScratch } from '@/engine/play/scratch';

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

describe('what a move ends', () => {
  const taking = (period: 1 | 2, deck: 'minister' | 'treasury') => {
    const start = aState({ decks, period, turn: yourTurnAt('your-turn', { at: 'card' }) });
    const added = addChoice(startScratch(start), { kind: 'take-card', deck });
    if (!added.ok) throw new Error(added.error.code);
    return endedByMove(enteredIn(added.value));
  };

  it('end.period, end.game: the card that empties the third deck; any other ends nothing', () => {
    expect([taking(1, 'minister'), taking(2, 'minister'), taking(1, 'treasury')]).toEqual(['period', 'game', null]);
  });
});
