import { unreachable } from '../core/unreachable';
import type { Command, CommandKind } from '../game/command';
import type { Refusal } from '../game/refusal';
import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Task, YourStep } from '../model/turn';
import type { Good, Noble, NobleAction, Space, StateAction } from '../model/vocabulary';
import { choicesIn, isUndecided } from './entering';
import type { Tries } from './tries';
import { waysOf } from './ways';

/** A choice that waits for what only the cardboard says: the reward of a place, or what is printed on the card or tile itself. */
export interface Draft {
  readonly command: Command;
  readonly place: string | null;
  /** What is tried again once the reward of another place is entered. */
  readonly then?: Command;
}

/** What was said about the move and is no whole choice yet. */
export interface Intent {
  /** A card goes into the portfolio; which one is asked next. */
  readonly card: boolean;
  /** The state action meant before the noble action, or that none is wanted. */
  readonly first: StateAction | 'neither' | null;
  /** What is done with goods; `done` when it is over and the new card is asked for. */
  readonly commerce: 'sell' | 'trade' | 'done' | null;
  /** The good in hand while it is asked what is done with it. */
  readonly good: Good | null;
  /** The space pointed at whose street is asked for. */
  readonly space: Space | null;
  /** What the move was begun for on the map: it follows once the state action is decided. */
  readonly aim: Command | null;
  readonly draft: Draft | null;
}

export const NO_INTENT: Intent = {
  card: false,
  first: null,
  commerce: null,
  good: null,
  space: null,
  aim: null,
  draft: null,
};

/** One of the actions a noble offers: whether it can be chosen, and why not. */
export interface OfferedAction<Action> {
  readonly action: Action;
  readonly refusal: Refusal | null;
}

/** The choices of one kind that are asked for together. */
export type AskedKind = Exclude<
  CommandKind,
  | 'get-gold'
  | 'play-noble-card'
  | 'play-treasury-card'
  | 'visit'
  | 'sponsor'
  | 'sell'
  | 'trade'
  | 'decline'
  | 'decline-follow'
  | 'church-choice'
  | 'decline-church'
  | 'end-turn'
  | 'period-discard'
  | 'tell'
  | 'correct'
  | 'set-depth'
>;

/** The one thing that is asked now. */
export type YourQuestion =
  /** How a card is used. */
  | { readonly ask: 'way' }
  /** Which card goes into the portfolio. */
  | { readonly ask: 'card' }
  | { readonly ask: 'street'; readonly space: Space }
  | { readonly ask: 'printed'; readonly draft: Draft }
  /** The state actions of the noble, then his own: at a visit one of the former is free, at a follow it is one of all. */
  | {
      readonly ask: 'first';
      readonly noble: Noble;
      readonly follows: boolean;
      readonly actions: readonly OfferedAction<StateAction>[];
      readonly own: OfferedAction<NobleAction>;
    }
  /** `both`: either is possible; `begun`: enough is done, a card may be taken. */
  | { readonly ask: 'sell' | 'trade'; readonly both: boolean; readonly begun: boolean }
  | { readonly ask: 'church' }
  /** Another way of something chosen already: what it is paid with, which ship, which good. */
  | { readonly ask: 'ways'; readonly ways: readonly Command[] }
  | { readonly ask: AskedKind; readonly commands: readonly Command[]; readonly skip: boolean }
  | { readonly ask: 'nothing' };

export const COMMAND_OF_ACTION = {
  officials: 'recruit-officials',
  plan: 'take-plan',
  ship: 'build-ship',
  produce: 'produce',
  cardinal: 'meet-cardinal',
  favour: 'take-favour',
  store: 'build-store',
  decrees: 'take-decree',
  building: 'open-building',
} as const satisfies Readonly<Record<StateAction | NobleAction, AskedKind>>;

function kindOfTask(task: Task): AskedKind {
  switch (task.do) {
    case 'official':
      return 'recruit-officials';
    case 'cardinal-1':
      return 'meet-cardinal';
    case 'cube':
      return 'take-cube';
    case 'good':
      return 'take-good';
    case 'decree':
    case 'extra-decree':
      return 'take-decree';
    case 'land':
      return 'buy-land';
    case 'staff':
      return 'staff-building';
    case 'tuck':
      return 'make-room';
    case 'lose-good':
    case 'lose-official':
      return task.do;
    default:
      return COMMAND_OF_ACTION[task.do];
  }
}

const ofKind = (commands: readonly Command[], kind: AskedKind): readonly Command[] =>
  commands.filter((command) => command.kind === kind);

const asked = (tries: Tries, kind: AskedKind): YourQuestion => {
  const choices = choicesIn(tries);
  return { ask: kind, commands: ofKind(choices, kind), skip: choices.some((command) => command.kind === 'decline') };
};

/** An action whose tile or plan only has to be entered can be chosen: it is asked for there. */
export function offered<Action extends StateAction | NobleAction>(tries: Tries, action: Action): OfferedAction<Action> {
  const kind = COMMAND_OF_ACTION[action];
  if (ofKind(choicesIn(tries), kind).length > 0) return { action, refusal: null };
  const refusals = tries.refused.flatMap(({ command, refusal }) => (command.kind === kind ? [refusal] : []));
  const [first = { code: 'not-now', rule: null, at: 'visit' } as const] = refusals;
  return { action, refusal: refusals.some(({ code }) => code === 'tell-first') ? null : first };
}

type AtNoble = Extract<YourStep, { readonly at: 'visit' | 'follow' }>;

function atNoble(step: AtNoble, tries: Tries, { first }: Intent): YourQuestion {
  const { noble } = step;
  const own = NOBLE_ACTION_OF[noble];
  if (first !== null) return asked(tries, COMMAND_OF_ACTION[first === 'neither' ? own : first]);
  const follows = step.at === 'follow';
  const actions = STATE_ACTIONS_OF[noble].map((action) => offered(tries, action));
  const isOver = step.at === 'visit' && (step.stateAction || actions.every(({ refusal }) => refusal !== null));
  if (isOver) return asked(tries, COMMAND_OF_ACTION[own]);
  return { ask: 'first', noble, follows, actions, own: offered(tries, own) };
}

function commerce(doing: 'nothing' | 'selling' | 'trading', tries: Tries, intent: Intent): YourQuestion {
  const meant = intent.commerce;
  if (doing !== 'nothing') {
    const isOver = meant === 'done' || !tries.legal.some(({ kind }) => kind === 'sell' || kind === 'trade');
    return isOver
      ? asked(tries, 'take-card')
      : { ask: doing === 'selling' ? 'sell' : 'trade', both: false, begun: true };
  }
  const sells = tries.legal.some(({ kind }) => kind === 'sell');
  const both = sells && tries.legal.some(({ kind }) => kind === 'trade');
  const chosen = both && meant !== null && meant !== 'done' ? meant : sells ? 'sell' : 'trade';
  return { ask: chosen, both, begun: false };
}

function atStep(step: YourStep, tries: Tries, intent: Intent): YourQuestion {
  switch (step.at) {
    case 'visit':
    case 'follow':
      return atNoble(step, tries, intent);
    case 'portfolio':
      return commerce(step.doing, tries, intent);
    case 'card':
      return asked(tries, 'take-card');
    case 'church':
      return { ask: 'church' };
    case 'action':
    case 'end':
    case 'his-follow':
    case 'period':
      return { ask: 'nothing' };
    default:
      return unreachable(step);
  }
}

/** The same deed done differently. */
function otherwise(state: GameState, { legal }: Tries, command: Command): readonly Command[] {
  if (command.kind === 'sell') return legal.filter((one) => one.kind === 'sell' && one.good === command.good);
  if (command.kind === 'trade') return legal.filter((one) => one.kind === 'trade' && one.action === command.action);
  return waysOf(state, command, legal);
}

/** The question a choice answered, to be answered differently. */
export function questionAbout(state: GameState, tries: Tries, command: Command): YourQuestion {
  switch (command.kind) {
    case 'play-noble-card':
    case 'play-treasury-card':
    case 'meet-cardinal':
    case 'sponsor':
      return { ask: 'printed', draft: { command, place: null } };
    case 'build-store':
      return { ask: 'printed', draft: { command, place: command.space } };
    case 'open-building':
      return { ask: 'printed', draft: { command, place: command.site } };
    case 'church-choice':
    case 'decline-church':
      return { ask: 'church' };
    case 'visit':
    case 'follow':
    case 'sell':
    case 'trade':
      return { ask: 'ways', ways: otherwise(state, tries, command) };
    case 'recruit-officials':
    case 'take-plan':
    case 'build-ship':
    case 'produce':
    case 'take-favour':
    case 'buy-land':
    case 'take-decree':
    case 'staff-building':
    case 'make-room':
    case 'take-cube':
    case 'take-good':
    case 'lose-good':
    case 'lose-official':
    case 'take-card':
      return asked(tries, command.kind);
    default:
      return { ask: 'nothing' };
  }
}

/** What is asked now, one thing at a time: nothing is skipped, and what was meant already is not asked again. */
export function questionAt(state: GameState, tries: Tries, intent: Intent): YourQuestion {
  if (intent.draft !== null) return { ask: 'printed', draft: intent.draft };
  if (intent.space !== null) return { ask: 'street', space: intent.space };
  if (isUndecided(state)) return { ask: intent.card ? 'card' : 'way' };
  const { turn } = state;
  if (turn.kind === 'lacerda' && turn.next === 'follow') return asked(tries, 'follow');
  if (turn.kind !== 'you') return { ask: 'nothing' };
  const [task] = turn.tasks;
  return task === undefined ? atStep(turn.step, tries, intent) : asked(tries, kindOfTask(task));
}
