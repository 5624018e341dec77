import type { Answer } from '../bot/answers';
import type { Question } from '../bot/question';
import type { Fact, PeriodRewards } from '../game/command';
import type { HandCard } from '../game/choices/hand';
import type { Face, GameState } from '../model/state';
import type { Architect, Deck, Noble } from '../model/vocabulary';
import { ARCHITECTS, DECKS, NOBLES } from '../model/vocabulary';
import type { TileSet } from './assumedSet';
import type { Dice } from './dice';

const HAND_SIZE = 5;

/** What lies hidden on the table of a simulated game, and the person's hand. */
export class RandomTable {
  private readonly faces: Readonly<Record<Architect, Face[]>>;
  private readonly plans: Readonly<Record<Architect, number[]>>;
  hand: readonly HandCard[] = [];

  constructor(
    private readonly set: TileSet,
    private readonly dice: Dice,
  ) {
    this.faces = { blue: [...dice.shuffled(set.buildings.blue)], green: [...dice.shuffled(set.buildings.green)] };
    this.plans = { blue: [...set.plans.blue], green: [...set.plans.green] };
    this.fillHand();
  }

  /** The architect's next tile; null when the pile is empty. */
  face(architect: Architect): Face | null {
    return this.faces[architect].shift() ?? null;
  }

  plan(architect: Architect): number | null {
    return this.plans[architect].shift() ?? null;
  }

  /** What is untold about plans and tiles, as the table shows it. */
  reveal(question: Extract<Question, { readonly kind: 'plan' | 'building' }>): Fact {
    const { kind, architect } = question;
    return kind === 'plan'
      ? { about: 'plan', architect, officials: this.plan(architect) }
      : { about: 'building', architect, colours: this.face(architect) };
  }

  /** The wigs on the backs of so many clergy tiles. */
  clergyWigs(tiles: number): number {
    return Array.from({ length: tiles }, () => this.dice.of(this.set.clergy) ?? 0).reduce((all, one) => all + one, 0);
  }

  decreeWigs(): number {
    return this.dice.of(this.set.decrees) ?? 0;
  }

  /** Answers what his turn asks about the table or about your clergy tiles. */
  answer(question: Exclude<Question, { readonly kind: 'follow' }>): Answer {
    switch (question.kind) {
      case 'clergyWigs':
        return { kind: 'clergyWigs', wigs: this.clergyWigs(1) };
      case 'plan':
        return { kind: 'plan', architect: question.architect, officials: this.plan(question.architect) };
      case 'building':
        return { kind: 'building', architect: question.architect, colours: this.face(question.architect) };
      default: {
        if (this.dice.once(4)) return { kind: 'church', choice: 'declined' };
        const tiles = 1 + this.dice.below(question.tiles);
        return { kind: 'church', choice: { tiles, wigs: this.clergyWigs(tiles) } };
      }
    }
  }

  private card(deck: Deck): HandCard {
    if (deck === 'treasury') return { card: 'treasury', reward: this.dice.of(this.set.cards.treasury) ?? [] };
    const influence = this.dice.of(this.set.cards.influence) ?? 1;
    return { card: 'noble', noble: deck, influence, reward: this.dice.of(this.set.cards.noble) ?? [] };
  }

  draw(deck: Deck): void {
    this.hand = [...this.hand, this.card(deck)];
  }

  /** The first card of the hand that is meant leaves it. */
  discard(meant: (card: HandCard) => boolean): void {
    const at = this.hand.findIndex(meant);
    if (at >= 0) this.hand = this.hand.filter((_, index) => index !== at);
  }

  private fillHand(): void {
    while (this.hand.length < HAND_SIZE) this.draw(DECKS[this.dice.below(DECKS.length)] ?? 'treasury');
  }

  /** At the period change noble cards are discarded, one of a type for its reward, and the hand is filled from the new deck. */
  changePeriod(): PeriodRewards {
    const isOf = (noble: Noble) => (card: HandCard) => card.card === 'noble' && card.noble === noble;
    const given = NOBLES.flatMap((noble) => {
      const card = this.dice.once(2) ? this.hand.find(isOf(noble)) : undefined;
      if (card === undefined) return [];
      this.discard((other) => other === card);
      return [[noble, card.reward ?? []] as const];
    });
    this.fillHand();
    return Object.fromEntries(given);
  }
}

/** What lies on the table and nobody has entered: plans first, then tiles. */
export const untoldOf = ({
  planStacks,
  available,
}: GameState): readonly Extract<Question, { readonly kind: 'plan' | 'building' }>[] => [
  ...ARCHITECTS.filter((architect) => planStacks[architect] === 'unknown').map(
    (architect) => ({ kind: 'plan', architect }) as const,
  ),
  ...ARCHITECTS.filter((architect) => available[architect] === 'unknown').map(
    (architect) => ({ kind: 'building', architect }) as const,
  ),
];
