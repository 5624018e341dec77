import type { Deck, Move } from '@/engine';

/** A turn of yours for 1 gold. */
export const gold = (deck: Deck): readonly Move[] => [
  { kind: 'get-gold' },
  { kind: 'take-card', deck },
  { kind: 'end-turn' },
];

/** Lacerda's turn as the app has it. */
export const FINISH: readonly Move[] = [{ kind: 'finish-lacerda' }];

/** Three rounds of the demo: his turn and yours, three times each; in the first he builds a store on D2. */
export const DEMO_ROUNDS: readonly (readonly Move[])[] = [
  FINISH,
  gold('treasury'),
  [{ kind: 'tell-lacerda', answer: { kind: 'follow', choice: 'declined' } }],
  FINISH,
  gold('builder'),
  FINISH,
];
