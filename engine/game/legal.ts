import { discardsOf } from '../church/tiles';
import { unreachable } from '../core/unreachable';
import { visitOffer } from '../influence/visit';
import { paymentOf } from '../influence/waysToPay';
import type { GameState } from '../model/state';
import { GOODS_TAKEN_BY, NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { YourTurn } from '../model/turn';
import type { Good, Noble } from '../model/vocabulary';
import { DECKS, GOODS, SEATS, STATE_ACTIONS } from '../model/vocabulary';
import { isAtSea, shipsOf } from '../ships/sale';
import type { Command } from './command';
import { nobleOf } from './commerce';
import { decide } from './decide';
import { isMirrored, judged } from './depth';
import type { HandCard } from './choices/hand';
import { actionsWith, PLAIN_HAND } from './choices/hand';
import { stateChoices } from './choices/stateActions';
import { nobleChoices, taskChoices } from './choices/tasks';
import { momentOf } from './turn';

const held = ({ you }: GameState): readonly Good[] => GOODS.filter((good) => you.goods[good] > 0);

const sales = (state: GameState): readonly Command[] =>
  SEATS.flatMap((owner) =>
    shipsOf(state, owner).flatMap((ship, index) =>
      isAtSea(ship) ? [] : held(state).map((good): Command => ({ kind: 'sell', good, ship: { owner, index } })),
    ),
  );

/** Only what a noble takes and you hold: the other trades are many and never legal. */
const trades = (state: GameState): readonly Command[] =>
  STATE_ACTIONS.flatMap((action) =>
    held(state)
      .filter((good) => GOODS_TAKEN_BY[nobleOf(action)].includes(good))
      .map((good): Command => ({ kind: 'trade', good, action })),
  );

const CARDS: readonly Command[] = DECKS.map((deck) => ({ kind: 'take-card', deck }));

const atNoble = (state: GameState, noble: Noble): readonly Command[] => [
  ...STATE_ACTIONS_OF[noble].flatMap((action) => stateChoices(state, action)),
  ...nobleChoices(state, NOBLE_ACTION_OF[noble]),
];

/** The wigs on clergy tiles are read from their backs; a guess that is always possible. */
const churchChoices = (state: GameState): readonly Command[] => {
  const discards = isMirrored(state, 'clergy') ? discardsOf(state.you.clergy) : [{ tiles: 1 }];
  return [
    ...discards.map((discard): Command => ({ kind: 'church-choice', ...discard, wigs: discard.tiles })),
    { kind: 'decline-church' },
  ];
};

function stepChoices(state: GameState, { step }: YourTurn, hand: readonly HandCard[]): readonly Command[] {
  switch (step.at) {
    case 'action':
      return actionsWith(state, hand);
    case 'portfolio':
      return [...sales(state), ...trades(state), ...CARDS, { kind: 'end-turn' }];
    case 'visit':
    case 'follow':
      return atNoble(state, step.noble);
    case 'card':
      return CARDS;
    case 'church':
      return churchChoices(state);
    case 'end':
      return [{ kind: 'end-turn' }];
    case 'his-follow':
    case 'period':
      return [];
    default:
      return unreachable(step);
  }
}

/** Following Lacerda, if his turn stands there. */
const follows = (state: GameState): readonly Command[] => [
  ...visitOffer(state, 'you', state.courtier).pay.map((pay): Command => ({ kind: 'follow', pay: paymentOf(pay) })),
  { kind: 'decline-follow' },
];

function candidates(state: GameState, hand: readonly HandCard[]): readonly Command[] {
  if (state.turn.kind === 'lacerda') return follows(state);
  if (state.turn.kind === 'period') return [{ kind: 'period-discard', rewards: {} }];
  const moment = momentOf(state);
  if (!moment.ok) return [];
  const { draft, turn } = moment.value;
  const [task] = turn.tasks;
  return task === undefined
    ? stepChoices(draft.state, turn, hand)
    : [...taskChoices(draft.state, task), { kind: 'decline' }];
}

/** Every move worth trying here, legal or not: what `legal` asks `decide` about. */
export const conceivable = (state: GameState, hand: readonly HandCard[]): readonly Command[] =>
  candidates(judged(state), hand);

/**
 * Every move `decide` accepts here with these cards in the hand. What is read from the cardboard is a plain guess
 * (a decree's wigs, a tile's back), and réis come from the influence track only as far as they must.
 */
export const legal = (state: GameState, hand: readonly HandCard[] = PLAIN_HAND): readonly Command[] =>
  conceivable(state, hand).filter((command) => decide(state, command).ok);
