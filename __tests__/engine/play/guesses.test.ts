import { NO_INPUTS } from '@/engine/model/lacerdaInputs';
import { yourTurnAt } from '@/engine/game/turn';
import { deckPlayed } from '@/engine/play/deckPlayed';
import { filledIn } from '@/engine/play/guesses';
import type { Move } from '@/engine/play/move';
import { startScratch } from '@/engine/play/scratch';
import { NOTHING_PAID } from '@/engine/influence/waysToPay';

import { aState } from '../../helpers/state';

const visit: Move = { kind: 'visit', noble: 'builder', pay: NOTHING_PAID };
const decks = { builder: 3, minister: 7, king: 3, treasury: 3 };

describe('the deck of the card just played', () => {
  it('card.take: after his follow it is named by the log of this turn', () => {
    const start = aState({ decks, turn: yourTurnAt('your-turn', { at: 'card' }) });
    const log: readonly Move[] = [visit, { kind: 'let-lacerda-follow', inputs: NO_INPUTS }];
    const [first] = filledIn(startScratch(start), log).choices;
    expect(first?.command).toEqual({ kind: 'take-card', deck: 'builder' });
  });

  it('card.take: without a log it is the fullest', () => {
    const start = aState({ decks, turn: yourTurnAt('your-turn', { at: 'card' }) });
    expect(filledIn(startScratch(start)).choices[0]?.command).toEqual({ kind: 'take-card', deck: 'minister' });
  });

  it.each<[readonly Move[], string | null]>([
    [[], null],
    [[visit, { kind: 'take-card', deck: 'king' }], 'builder'],
    [[visit, { kind: 'get-gold' }], null],
    [[visit, { kind: 'play-noble-card', noble: 'king', influence: 2 }], 'king'],
    [[{ kind: 'play-treasury-card' }], 'treasury'],
    [[{ kind: 'sponsor', coins: 0 }], 'treasury'],
  ])('is that of the latest turn: %j', (moves, deck) => {
    expect(deckPlayed(moves)).toBe(deck);
  });
});
