import { judged } from '../game/depth';
import type { Command } from '../game/command';
import type { Refusal } from '../game/refusal';
import { visitOffer } from '../influence/visit';
import type { GameState } from '../model/state';
import type { Noble } from '../model/vocabulary';
import { NOBLES } from '../model/vocabulary';
import type { Tries } from './tries';

/** The five things a turn can be, a card or a visit for each noble. */
export type TurnThing =
  | { readonly thing: 'visit' | 'noble-card'; readonly noble: Noble }
  | { readonly thing: 'treasury-card' | 'sponsor' | 'gold' };

/** One of them with how it is usually begun, or with what is missing for it. */
export type TurnAction = TurnThing &
  (
    | { readonly possible: true; readonly command: Command }
    /** `command` is how it would be begun, when there is a way to say so: something printed on the card may still help. */
    | { readonly possible: false; readonly command: Command | null; readonly refusal: Refusal }
  );

function thingOf(command: Command): TurnThing | null {
  switch (command.kind) {
    case 'visit':
      return { thing: 'visit', noble: command.noble };
    case 'play-noble-card':
      return { thing: 'noble-card', noble: command.noble };
    case 'play-treasury-card':
      return { thing: 'treasury-card' };
    case 'sponsor':
      return { thing: 'sponsor' };
    case 'get-gold':
      return { thing: 'gold' };
    default:
      return null;
  }
}

const THINGS: readonly TurnThing[] = [
  ...NOBLES.map((noble) => ({ thing: 'visit', noble }) as const),
  ...NOBLES.map((noble) => ({ thing: 'noble-card', noble }) as const),
  { thing: 'treasury-card' },
  { thing: 'sponsor' },
  { thing: 'gold' },
];

const sameThing = (one: TurnThing, other: TurnThing | null): boolean =>
  one.thing === other?.thing && ('noble' in one ? one.noble : null) === ('noble' in other ? other.noble : null);

/** A visit nobody can pay is not even conceivable: what is missing is said all the same. */
function unpayable(state: GameState, thing: TurnThing): Refusal {
  if (thing.thing !== 'visit') return { code: 'not-now', rule: null, at: 'action' };
  const { total, missing } = visitOffer(judged(state), 'you', thing.noble);
  return { code: 'cannot-pay-visit', rule: 'visit.pay', cost: total, has: total - missing };
}

/** The five things of a turn, always all of them: the possible ones with the way that spends least, the others with the reason. */
export function turnActions(
  state: GameState,
  { legal, refused }: Pick<Tries, 'legal' | 'refused'>,
): readonly TurnAction[] {
  return THINGS.map((thing): TurnAction => {
    const command = legal.find((one) => sameThing(thing, thingOf(one)));
    if (command !== undefined) return { ...thing, possible: true, command };
    const tried = refused.find((one) => sameThing(thing, thingOf(one.command)));
    return {
      ...thing,
      possible: false,
      command: tried?.command ?? null,
      refusal: tried?.refusal ?? unpayable(state, thing),
    };
  });
}
