import { visitOffer } from '../../influence/visit';
import { paymentOf } from '../../influence/waysToPay';
import type { Reward } from '../../model/boardSheet';
import type { GameState } from '../../model/state';
import type { Noble } from '../../model/vocabulary';
import { NOBLES } from '../../model/vocabulary';
import { isTop, portfolioRoom } from '../../portfolio/portfolio';
import { sponsorPrice } from '../../treasury/sponsor';
import type { Command, CommandOf } from '../command';

/** A political card you could play; the app does not track your hand, so it is entered. */
export type HandCard = { readonly number?: number; readonly reward?: readonly Reward[] } & (
  { readonly card: 'noble'; readonly noble: Noble; readonly influence: number } | { readonly card: 'treasury' }
);

/** One plain card of each type: what can be said without knowing your hand. */
export const PLAIN_HAND: readonly HandCard[] = [
  ...NOBLES.map((noble): HandCard => ({ card: 'noble', noble, influence: 2, reward: [] })),
  { card: 'treasury', reward: [] },
];

const printed = ({ number, reward }: HandCard) => ({
  ...(number !== undefined && { number }),
  ...(reward !== undefined && { reward }),
});

/** The réis that must come from the influence track when a price exceeds what is in the hand. */
export const coinsFor = ({ you }: GameState, total: number): number => Math.max(0, total - you.reis);

/** A card into the portfolio: as it is, and with room to spare also in the slot of each card it could replace (`portfolio.size`). */
function playings(
  { you }: GameState,
  play: CommandOf<'play-noble-card'> | CommandOf<'play-treasury-card'>,
): readonly Command[] {
  const top = play.kind === 'play-noble-card';
  const { freeTop, freeBottom } = portfolioRoom(you);
  if ((top ? freeTop : freeBottom) === 0) return [play];
  const slots = you.portfolio.flatMap((card, discard) => (isTop(card) === top ? [{ ...play, discard }] : []));
  return [play, ...slots];
}

function withCard(state: GameState, card: HandCard): readonly Command[] {
  if (card.card === 'treasury') {
    const coins = coinsFor(state, sponsorPrice(state, 'you').total);
    return [
      ...playings(state, { kind: 'play-treasury-card', ...printed(card) }),
      { kind: 'sponsor', coins, ...printed(card) },
    ];
  }
  const { noble, influence } = card;
  const visits = visitOffer(state, 'you', noble).pay.map((pay): Command => ({
    kind: 'visit',
    noble,
    pay: paymentOf(pay),
  }));
  return [...playings(state, { kind: 'play-noble-card', noble, influence, ...printed(card) }), ...visits];
}

/** Everything a hand of cards could begin a turn with. */
export const actionsWith = (state: GameState, hand: readonly HandCard[]): readonly Command[] => [
  { kind: 'get-gold' },
  ...hand.flatMap((card) => withCard(state, card)),
];
