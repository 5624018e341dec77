import { unreachable } from '../core/unreachable';
import type { ActionCommand, Command } from '../game/command';
import { decide } from '../game/decide';
import type { Refusal } from '../game/refusal';
import { NOTHING_PAID } from '../influence/waysToPay';
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

/** Every kind of action is one of the five; a new kind does not compile until it is said which. */
const THING_OF: Readonly<Record<ActionCommand['kind'], TurnThing['thing']>> = {
  visit: 'visit',
  'play-noble-card': 'noble-card',
  'play-treasury-card': 'treasury-card',
  sponsor: 'sponsor',
  'get-gold': 'gold',
};

const isAction = (command: Command): command is ActionCommand => command.kind in THING_OF;

const nobleOf = (of: TurnThing | ActionCommand): Noble | null => ('noble' in of ? of.noble : null);

const begins = (thing: TurnThing, command: Command): boolean =>
  isAction(command) && THING_OF[command.kind] === thing.thing && nobleOf(command) === nobleOf(thing);

const THINGS: readonly TurnThing[] = [
  ...NOBLES.map((noble) => ({ thing: 'visit', noble }) as const),
  ...NOBLES.map((noble) => ({ thing: 'noble-card', noble }) as const),
  { thing: 'treasury-card' },
  { thing: 'sponsor' },
  { thing: 'gold' },
];

/** How it would be begun with a plain card and nothing paid: asked when no way of it is even conceivable. */
function plainly(thing: TurnThing): ActionCommand {
  switch (thing.thing) {
    case 'visit':
      return { kind: 'visit', noble: thing.noble, pay: NOTHING_PAID };
    case 'noble-card':
      return { kind: 'play-noble-card', noble: thing.noble, influence: 0 };
    case 'treasury-card':
      return { kind: 'play-treasury-card' };
    case 'sponsor':
      return { kind: 'sponsor', coins: 0 };
    case 'gold':
      return { kind: 'get-gold' };
    default:
      return unreachable(thing);
  }
}

function untried(state: GameState, thing: TurnThing): TurnAction {
  const command = plainly(thing);
  const decided = decide(state, command);
  return decided.ok
    ? { ...thing, possible: true, command }
    : { ...thing, possible: false, command: null, refusal: decided.error };
}

/** The five things of a turn, always all of them: the possible ones with the way that spends least, the others with the reason. */
export function turnActions(
  state: GameState,
  { legal, refused }: Pick<Tries, 'legal' | 'refused'>,
): readonly TurnAction[] {
  return THINGS.map((thing): TurnAction => {
    const command = legal.find((one) => begins(thing, one));
    if (command !== undefined) return { ...thing, possible: true, command };
    const tried = refused.find((one) => begins(thing, one.command));
    return tried === undefined ? untried(state, thing) : { ...thing, possible: false, ...tried };
  });
}
