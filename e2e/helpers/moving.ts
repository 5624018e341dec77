import type { Dice } from '@/__tests__/helpers/player';
import { optionsAt, placeOfOption } from '@/components/table/yours/yourPlaces';
import {
  addChoice,
  aimsOf,
  beginningOf,
  begunBy,
  changeChoice,
  GOODS,
  LASTING_REWARDS,
  legal,
  MAX_CLERGY_WIGS,
  options,
  previewOf,
  startScratch,
  tryMoves,
  turnActions,
  waysOf,
  type Answer,
  type Command,
  type CommandKind,
  type Fact,
  type GameState,
  type Question,
  type Reward,
  type Scratch,
} from '@/engine';

import type { Deed, Lying, Tap } from './deeds';

/** How much the person likes to do each kind of thing when it is possible; everything else lies between. */
const LIKING: Readonly<Partial<Record<CommandKind, number>>> = {
  visit: 30,
  'play-noble-card': 12,
  'play-treasury-card': 8,
  sponsor: 6,
  'get-gold': 1,
  'end-turn': 1,
  'take-card': 2,
  decline: 1,
  'decline-follow': 2,
  sell: 20,
  trade: 6,
  'build-store': 20,
  'open-building': 20,
  'buy-land': 20,
  'staff-building': 20,
};
const USUAL = 5;

function liked<T extends { readonly kind: CommandKind }>(all: readonly T[], dice: Dice): T {
  const weights = all.map(({ kind }) => LIKING[kind] ?? USUAL);
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  const chosen = all.find((_, at) => (left -= weights[at] ?? 0) < 0);
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** Once in so many times. */
export const once = (dice: Dice, of: number): boolean => dice.below(of) === 0;

/** What the table shows about it; nobody has more than a few officials on a plan. */
export function read(question: Exclude<Question, { readonly kind: 'follow' }>, dice: Dice): Answer {
  switch (question.kind) {
    case 'clergyWigs':
      return { kind: 'clergyWigs', wigs: dice.below(MAX_CLERGY_WIGS + 1) };
    case 'plan':
      return { kind: 'plan', architect: question.architect, officials: once(dice, 12) ? null : 1 + dice.below(4) };
    case 'building': {
      const first = dice.pick(GOODS);
      const colours = [first, dice.pick(GOODS.filter((good) => good !== first))] as const;
      return { kind: 'building', architect: question.architect, colours: once(dice, 12) ? null : colours };
    }
    case 'church': {
      const tiles = 1 + dice.below(Math.min(2, question.tiles));
      return { kind: 'church', choice: once(dice, 2) ? 'declined' : { tiles, wigs: dice.below(tiles * 2 + 1) } };
    }
  }
}

/** As the screen does it: when the only thing left is to end the turn, nobody has to say so. */
function closed(scratch: Scratch): Scratch {
  const left = legal(previewOf(scratch).state);
  const [only] = left;
  return only?.kind === 'end-turn' && left.length === 1 ? grown(scratch, only) : scratch;
}

function grown(scratch: Scratch, command: Command): Scratch {
  const added = addChoice(scratch, command);
  if (!added.ok) throw new Error(`${JSON.stringify(command)}: ${added.error.code}`);
  return added.value;
}

const isOpen = ({ turn, toMove }: GameState): boolean =>
  turn.kind === 'between'
    ? toMove === 'you'
    : turn.kind === 'you' && turn.step.at === 'action' && turn.tasks.length === 0;

const isChurch = ({ turn }: GameState): boolean =>
  turn.kind === 'you' && turn.step.at === 'church' && turn.tasks.length === 0;

/** What the screen asks for in the middle of a move, because the rules wait for it. */
function inTheWay(state: GameState): Lying | undefined {
  const needed = tryMoves(state).refused.flatMap(({ refusal }) => (refusal.code === 'tell-first' ? [refusal] : []));
  const [first] = needed;
  return first === undefined ? undefined : { kind: first.about, architect: first.architect };
}

const PRINTED: readonly Reward[] = [
  { kind: 'influence' },
  { kind: 'cardinal' },
  { kind: 'official' },
  { kind: 'cube' },
  { kind: 'plan' },
  { kind: 'favour' },
  { kind: 'produce' },
  { kind: 'decree' },
  { kind: 'wigs', amount: 1 },
  { kind: 'reis', amount: 1 },
  { kind: 'goods', good: 'gold', amount: 1 },
];

const NOBLE_ACTIONS: readonly CommandKind[] = ['build-store', 'open-building', 'take-decree'];

/** Whether a visit can be finished with what is known: this person does not go where only an unknown reward could pay. */
function leadsOn(before: GameState, command: Command): boolean {
  const added = addChoice(startScratch(before), command);
  if (!added.ok) return true;
  const { state } = previewOf(added.value);
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'visit' || turn.step.nobleAction || turn.tasks.length > 0) return true;
  return legal(state).some(({ kind }) => NOBLE_ACTIONS.includes(kind));
}

/** What is read from the cardboard before a choice can be made. */
function withPrint(before: GameState, command: Command, dice: Dice): Command {
  const print = (): readonly Reward[] => (once(dice, 3) ? [dice.pick(PRINTED)] : []);
  switch (command.kind) {
    case 'play-noble-card':
      return { ...command, influence: 1 + dice.below(4), reward: command.reward === SOLD ? SOLD : print() };
    case 'play-treasury-card':
      return { ...command, reward: once(dice, 3) ? [{ kind: dice.pick(LASTING_REWARDS), amount: 1 }] : [] };
    case 'sponsor':
      return { ...command, reward: print() };
    case 'take-decree':
      return { ...command, wigs: dice.below(6) };
    case 'build-store':
      return before.sheet.rewards[command.space] === undefined ? { ...command, reward: print() } : command;
    case 'open-building':
      return before.sheet.rewards[command.site] === undefined ? { ...command, reward: print() } : command;
    default:
      return command;
  }
}

/** The same with nothing printed, when what was read does not go. */
const unprinted = (command: Command): Command => ('reward' in command ? { ...command, reward: [] } : command);

const goes = (scratch: Scratch, command: Command): boolean => addChoice(scratch, command).ok;

function printed(scratch: Scratch, before: GameState, command: Command, dice: Dice): Command {
  const read = withPrint(before, command, dice);
  return goes(scratch, read) ? read : unprinted(read);
}

const slotOf = (command: Command): number | null => {
  if (command.kind === 'make-room') return command.index;
  return command.kind === 'build-ship' && command.place.how !== 'new' ? command.place.index : null;
};

/** Of cards that look the same nobody can say which one is meant: the first of them is. */
const apart = (before: GameState): readonly Command[] => {
  const cards = before.you.portfolio.map((card) => JSON.stringify(card));
  return legal(before).filter((command) => {
    const slot = slotOf(command);
    return slot === null || cards.indexOf(cards[slot] ?? '') === slot;
  });
};

/** The same done in another way; the same when there is none. */
function otherWay(before: GameState, command: Command, dice: Dice): Command {
  switch (command.kind) {
    case 'visit':
    case 'follow':
    case 'buy-land':
    case 'staff-building':
    case 'build-ship':
      return dice.pick(waysOf(before, command, apart(before)).filter((way) => leadsOn(before, way)));
    default:
      return command;
  }
}

/** A move while it is entered: what the screen would show, what it was begun for, and the taps that led there. */
interface Entering {
  readonly scratch: Scratch;
  readonly aim: Command | null;
  readonly taps: readonly Tap[];
}

const tapped = ({ scratch, aim, taps }: Entering, tap: Tap, command: Command): Entering => ({
  scratch: closed(grown(scratch, command)),
  aim,
  taps: [...taps, tap],
});

/** Nothing more has to be chosen before it is confirmed. */
function isComplete({ scratch }: Entering): boolean {
  const { state } = previewOf(scratch);
  return scratch.choices.length > 0 && (state.turn.kind !== 'you' || choicesAt(state) === 0);
}

/** So many moves the screen lets someone choose. */
const choicesAt = (state: GameState): number => {
  const { legal: now, asked } = tryMoves(state);
  return now.length + asked.length;
};

/** A whole move, tap by tap, as far as the screen wants it before it is confirmed. */
export function aMove(state: GameState, dice: Dice): Deed {
  let entering: Entering = { scratch: closed(startScratch(state)), aim: null, taps: [] };
  while (!isComplete(entering)) entering = nextTap(entering, dice);
  return { does: 'move', taps: entering.taps, moves: entering.scratch.choices.map(({ command }) => command) };
}

function nextTap(entering: Entering, dice: Dice): Entering {
  const before = previewOf(entering.scratch).state;
  if (entering.aim !== null) return aiming(entering, before, entering.aim, dice);
  if (!isOpen(before)) return telling(entering, before, dice) ?? choosing(entering, before, dice);
  const begun = once(dice, 3) ? aBeginning(before, dice) : null;
  if (begun === null) return choosing(entering, before, dice);
  const [visit, aim = null] = beginningOf(before, begun.option);
  if (visit === undefined) throw new Error('not begun');
  return { ...tapped(entering, begun, visit), aim };
}

const STATE_ACTIONS: readonly CommandKind[] = [
  'recruit-officials',
  'take-plan',
  'build-ship',
  'produce',
  'meet-cardinal',
  'take-favour',
];

/** Perhaps the state action first, when the aim still goes after it; then the aim. */
function aiming(entering: Entering, before: GameState, aim: Command, dice: Dice): Entering {
  const { turn } = before;
  const mayAct = turn.kind === 'you' && turn.step.at === 'visit' && !turn.step.stateAction && turn.tasks.length === 0;
  const actions = aimsOf(legal(before))
    .map(({ usual }) => usual)
    .filter(({ kind }) => STATE_ACTIONS.includes(kind))
    .filter((action) => goes(grown(entering.scratch, action), unprinted(withPrint(before, aim, dice))));
  if (mayAct && actions.length > 0 && once(dice, 2)) {
    const command = liked(actions, dice);
    return tapped(entering, { tap: 'choice', before, command }, command);
  }
  if (turn.kind === 'you' && turn.tasks.length > 0) return choosing(entering, before, dice);
  const command = printed(entering.scratch, before, aim, dice);
  return { ...tapped(entering, { tap: 'aim', before, command }, command), aim: null };
}

/** The table is asked in the middle of a move; the person may choose something else first. */
function telling(entering: Entering, before: GameState, dice: Dice): Entering | null {
  const question = inTheWay(before);
  if (question === undefined || (legal(before).length > 0 && once(dice, 2))) return null;
  const answer = read(question, dice);
  return tapped(entering, { tap: 'tell', before, question, answer }, { kind: 'tell', fact: factOf(answer) });
}

/** Something is chosen, and now and then done in another way after all. */
function choosing(entering: Entering, before: GameState, dice: Dice): Entering {
  const [tap, plain] = aChoice(before, dice);
  const { scratch, aim } = entering;
  const command = tap === 'church' ? plain : printed(scratch, before, plain, dice);
  const at = scratch.choices.length;
  const chosen = grown(scratch, command);
  const taps = [...entering.taps, { tap, before, command }];
  const way = once(dice, 3) ? otherWay(before, command, dice) : command;
  const other = changeChoice(chosen, at, way);
  if (!other.ok || JSON.stringify(way) === JSON.stringify(command)) return { scratch: closed(chosen), aim, taps };
  return { scratch: closed(other.value), aim, taps: [...taps, { tap: 'change', before, was: command, command: way }] };
}

/** A store or a building that can be paid for, pointed at on the map. */
function aBeginning(before: GameState, dice: Dice): Extract<Tap, { readonly tap: 'begin' }> | null {
  const all = options(before);
  const places = [...new Set(all.filter(({ affordable }) => affordable).map(placeOfOption))].filter(
    (place) => place !== undefined,
  );
  if (places.length === 0) return null;
  const place = dice.pick(places);
  const option = dice.pick(begunBy(optionsAt(all, place)));
  return beginningOf(before, option).length === 0 ? null : { tap: 'begin', before, option, place };
}

function factOf(answer: Answer): Fact {
  if (answer.kind === 'plan') return { about: 'plan', architect: answer.architect, officials: answer.officials };
  if (answer.kind === 'building') return { about: 'building', architect: answer.architect, colours: answer.colours };
  throw new Error(answer.kind);
}

/** Noble cards that can only be played because of the goods printed on them. */
const helped = (before: GameState): readonly Command[] =>
  turnActions(before, tryMoves(before)).flatMap((action): readonly Command[] => {
    if (action.possible || action.command?.kind !== 'play-noble-card') return [];
    const command = { ...action.command, reward: SOLD };
    return addChoice(startScratch(before), command).ok ? [command] : [];
  });

const SOLD: readonly Reward[] = [{ kind: 'goods', good: 'gold', amount: 1 }];

function aChoice(before: GameState, dice: Dice): readonly ['choice' | 'church', Command] {
  const could = apart(before).filter((command) => leadsOn(before, command));
  if (isOpen(before)) {
    const things = turnActions(before, tryMoves(before)).flatMap((action) =>
      action.possible && leadsOn(before, action.command) ? [action.command] : [],
    );
    return ['choice', liked([...things, ...helped(before)], dice)];
  }
  if (isChurch(before)) {
    const choice = liked(could, dice);
    return ['church', choice.kind === 'church-choice' ? { ...choice, wigs: dice.below(choice.tiles * 2 + 1) } : choice];
  }
  if (could.length === 0) throw new Error(`a dead end: ${JSON.stringify(before.turn)}`);
  return [
    'choice',
    liked(
      aimsOf(could).map(({ usual }) => usual),
      dice,
    ),
  ];
}
