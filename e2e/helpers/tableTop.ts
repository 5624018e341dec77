import { aGame, diceOf, type Dice } from '@/__tests__/helpers/player';
import type { PlaceId } from '@/components/board/places';
import { begunAt, placeOfOption } from '@/components/turn/yourPlaces';
import {
  addChoice, advance, aimsOf, begin, beginningOf, changeChoice, commit, LASTING_REWARDS, legal, MAX_CLERGY_WIGS, NO_INPUTS, options, previewOf, startScratch, tryMoves, turnActions, UNKNOWN,
  ARCHITECTS, GOODS, NOBLES, unreachable, waysOf,
  type Answer, type Command, type CommandKind, type Depth, type GameState, type History, type Holdings, type Move, type Option, type PeriodRewards, type Question, type Reward, type Scratch,
} from '@/engine';

/** One thing the person does while entering a move, on the table as the screen shows it then. */
export type Tap =
  | { readonly tap: 'thing' | 'choice' | 'church'; readonly before: GameState; readonly command: Command }
  /** A place of the map is pointed at before anything is chosen: the visit is part of it. */
  | { readonly tap: 'begin'; readonly before: GameState; readonly option: Option; readonly place: PlaceId }
  | { readonly tap: 'tell'; readonly before: GameState; readonly question: Lying; readonly answer: Answer }
  /** More is said about the choice made last: another way to pay, a number, something printed. */
  | { readonly tap: 'say'; readonly before: GameState; readonly was: Command; readonly command: Command };

type Lying = Extract<Question, { readonly kind: 'plan' | 'building' }>;

/** What is entered next, as one line of the log. */
export type Deed =
  | { readonly does: 'move'; readonly taps: readonly Tap[]; readonly moves: readonly Command[] }
  | { readonly does: 'answer'; readonly question: Question; readonly answer: Answer }
  | { readonly does: 'follow' | 'done' | 'let-follow' }
  | { readonly does: 'period'; readonly rewards: PeriodRewards }
  | { readonly does: 'count'; readonly holdings: Holdings };

/** What a deed enters into the game. */
export function movesOf(deed: Deed): readonly Move[] {
  switch (deed.does) {
    case 'move':
      return deed.moves;
    case 'answer':
      return [{ kind: 'tell-lacerda', answer: deed.answer }];
    case 'follow':
    case 'done':
      return [{ kind: 'finish-lacerda' }];
    case 'let-follow':
      return [{ kind: 'let-lacerda-follow', inputs: NO_INPUTS }];
    case 'period':
      return [{ kind: 'period-discard', rewards: deed.rewards }];
    case 'count':
      return [{ kind: 'set-depth', depth: 'everything', holdings: deed.holdings }];
    default:
      return unreachable(deed);
  }
}

/** How much the person likes to do each kind of thing when it is possible; everything else lies between. */
const LIKING: Readonly<Partial<Record<CommandKind, number>>> = {
  visit: 30, 'play-noble-card': 12, 'play-treasury-card': 8, sponsor: 6, 'get-gold': 1, 'end-turn': 1, 'take-card': 2, decline: 1, 'decline-follow': 2,
  sell: 20, trade: 6, 'build-store': 20, 'open-building': 20, 'buy-land': 20, 'staff-building': 20,
};
const USUAL = 5;

function liked<T extends { readonly kind: CommandKind }>(all: readonly T[], dice: Dice): T {
  const weights = all.map(({ kind }) => LIKING[kind] ?? USUAL);
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  const chosen = all.find((_, at) => (left -= weights[at] ?? 0) < 0);
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

const once = (dice: Dice, of: number): boolean => dice.below(of) === 0;

/** What the table shows about it; nobody has more than a few officials on a plan. */
function read(question: Exclude<Question, { readonly kind: 'follow' }>, dice: Dice): Answer {
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
  turn.kind === 'between' ? toMove === 'you' : turn.kind === 'you' && turn.step.at === 'action' && turn.tasks.length === 0;

const isChurch = ({ turn }: GameState): boolean => turn.kind === 'you' && turn.step.at === 'church' && turn.tasks.length === 0;

/** What the screen asks for in the middle of a move, because the rules wait for it. */
function inTheWay(state: GameState): Lying | undefined {
  const needed = tryMoves(state).refused.flatMap(({ refusal }) => (refusal.code === 'tell-first' ? [refusal] : []));
  const [first] = needed;
  return first === undefined ? undefined : { kind: first.about, architect: first.architect };
}

const PRINTED: readonly Reward[] = [
  { kind: 'influence' }, { kind: 'cardinal' }, { kind: 'official' }, { kind: 'cube' }, { kind: 'plan' }, { kind: 'favour' }, { kind: 'produce' }, { kind: 'decree' }, { kind: 'wigs', amount: 1 }, { kind: 'reis', amount: 1 }, { kind: 'goods', good: 'gold', amount: 1 },
];

/** The same choice with something more said about it; the same when there is nothing to say. */
function saidMore(before: GameState, command: Command, dice: Dice): Command {
  switch (command.kind) {
    case 'play-noble-card':
      return once(dice, 2) ? { ...command, influence: 1 + dice.below(4) } : { ...command, reward: [dice.pick(PRINTED)] };
    case 'play-treasury-card':
      return { ...command, reward: [{ kind: dice.pick(LASTING_REWARDS), amount: 1 }] };
    case 'sponsor':
      return { ...command, reward: [dice.pick(PRINTED)] };
    case 'take-decree':
      return { ...command, wigs: dice.below(6) };
    case 'build-store':
    case 'open-building':
      return { ...command, reward: [dice.pick(PRINTED)] };
    case 'visit':
    case 'follow':
    case 'buy-land':
    case 'staff-building':
    case 'build-ship':
      return dice.pick(waysOf(before, command, legal(before)));
    default:
      return command;
  }
}

/** A whole move, tap by tap, as far as the screen wants it before it is confirmed. */
function aMove(state: GameState, dice: Dice): Extract<Deed, { readonly does: 'move' }> {
  const taps: Tap[] = [];
  let scratch = closed(startScratch(state));
  for (;;) {
    const before = previewOf(scratch).state;
    const could = legal(before);
    if (scratch.choices.length > 0 && (before.turn.kind !== 'you' || could.length === 0)) return { does: 'move', taps, moves: scratch.choices.map(({ command }) => command) };
    const lying = isOpen(before) ? undefined : inTheWay(before);
    if (lying !== undefined && (could.length === 0 || once(dice, 2))) {
      const answer = read(lying, dice);
      taps.push({ tap: 'tell', before, question: lying, answer });
      scratch = closed(grown(scratch, { kind: 'tell', fact: factOf(answer) }));
      continue;
    }
    const begun = isOpen(before) && once(dice, 3) ? aBeginning(before, dice) : null;
    if (begun !== null) {
      taps.push(begun);
      scratch = closed(beginningOf(before, begun.option).reduce(grown, scratch));
      continue;
    }
    const [tap, command] = aChoice(before, could, dice);
    taps.push({ tap, before, command });
    const at = scratch.choices.length;
    scratch = grown(scratch, command);
    if (tap !== 'church' && once(dice, 3)) {
      const more = saidMore(before, command, dice);
      const other = changeChoice(scratch, at, more);
      if (other.ok && JSON.stringify(more) !== JSON.stringify(command)) {
        taps.push({ tap: 'say', before, was: command, command: more });
        scratch = other.value;
      }
    }
    scratch = closed(scratch);
  }
}

/** A store or a building that can be paid for, pointed at on the map. */
function aBeginning(before: GameState, dice: Dice): Extract<Tap, { readonly tap: 'begin' }> | null {
  const all = options(before);
  const places = [...new Set(all.filter(({ affordable }) => affordable).map(placeOfOption))].filter((place) => place !== undefined);
  if (places.length === 0) return null;
  const place = dice.pick(places);
  const option = dice.pick(begunAt(all, place));
  return beginningOf(before, option).length === 0 ? null : { tap: 'begin', before, option, place };
}

function factOf(answer: Answer): Extract<Command, { readonly kind: 'tell' }>['fact'] {
  if (answer.kind === 'plan') return { about: 'plan', architect: answer.architect, officials: answer.officials };
  if (answer.kind === 'building') return { about: 'building', architect: answer.architect, colours: answer.colours };
  throw new Error(answer.kind);
}

function aChoice(before: GameState, could: readonly Command[], dice: Dice): readonly ['thing' | 'choice' | 'church', Command] {
  if (isOpen(before)) {
    const things = turnActions(before, tryMoves(before)).flatMap((action) => (action.possible ? [action.command] : []));
    return ['thing', liked(things, dice)];
  }
  if (isChurch(before)) {
    const choice = liked(could, dice);
    return ['church', choice.kind === 'church-choice' ? { ...choice, wigs: dice.below(choice.tiles * 2 + 1) } : choice];
  }
  if (could.length === 0) throw new Error(`a dead end: ${JSON.stringify(before.turn)}`);
  return ['choice', liked(aimsOf(could).map(({ usual }) => usual), dice)];
}

/** What lies open and may be told before your turn; a person tells it sooner or later. */
const untold = ({ planStacks, available, lacerda }: GameState): readonly Exclude<Question, { readonly kind: 'follow' | 'church' }>[] => [
  ...(lacerda.clergyOwed > 0 ? [{ kind: 'clergyWigs' } as const] : []),
  ...ARCHITECTS.filter((architect) => planStacks[architect] === UNKNOWN).map((architect) => ({ kind: 'plan', architect }) as const),
  ...ARCHITECTS.filter((architect) => available[architect] === UNKNOWN).map((architect) => ({ kind: 'building', architect }) as const),
];

const told = (question: Exclude<Question, { readonly kind: 'follow' }>, dice: Dice): Deed => ({ does: 'answer', question, answer: read(question, dice) });

function inHisTurn({ run, questions, finished }: Extract<ReturnType<typeof advance>, { readonly for: 'lacerda' }>, dice: Dice): Deed {
  const [question] = questions;
  if (question !== undefined && question.kind !== 'follow' && (!finished || once(dice, 2))) return told(question, dice);
  if (run.waitsFor?.kind !== 'follow') return { does: 'done' };
  return once(dice, 2) ? { does: 'follow' } : { does: 'answer', question: run.waitsFor, answer: { kind: 'follow', choice: 'declined' } };
}

/** What the person does next; nothing when the title is known. */
export function nextDeed(state: GameState, dice: Dice): Deed | null {
  const waiting = advance(state);
  switch (waiting.for) {
    case 'lacerda':
      return waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0 ? aMove(state, dice) : inHisTurn(waiting, dice);
    case 'his-follow':
      if (waiting.refusal === null) return { does: 'let-follow' };
      if (waiting.refusal.code !== 'still-asked' || waiting.refusal.question.kind === 'follow') throw new Error(waiting.refusal.code);
      return told(waiting.refusal.question, dice);
    case 'period': {
      const noble = dice.pick(NOBLES);
      return { does: 'period', rewards: { [noble]: [{ kind: 'influence' }] } };
    }
    case 'you': {
      const [first] = waiting.turn === null ? untold(state) : [];
      return first !== undefined && once(dice, 2) ? told(first, dice) : aMove(state, dice);
    }
    case 'nothing':
      return afterTheGame(state, dice);
    default:
      return unreachable(waiting);
  }
}

function afterTheGame(state: GameState, dice: Dice): Deed | null {
  if (state.turn.kind !== 'over') throw new Error(`a dead end: ${JSON.stringify(state.turn)}`);
  if (state.lacerda.clergyOwed > 0) return told({ kind: 'clergyWigs' }, dice);
  if (state.depth === 'everything') return null;
  return { does: 'count', holdings: { reis: dice.below(4), goods: { gold: 0, books: 0, cloth: 0, tools: 0 }, clergy: 0, decrees: [dice.below(6), dice.below(6)] } };
}

/** A game as far as it was played, and the chance that decides how it goes on. */
export interface TableTop {
  readonly history: History;
  readonly dice: Dice;
}

/** Plays what was decided, by the rules alone. */
export function after(history: History, deed: Deed): History {
  const played = commit(history, movesOf(deed));
  if (!played.ok) throw new Error(`${JSON.stringify(movesOf(deed))}: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** More entries than any game has. */
const MOST = 900;

/** A game from its deal to the first moment that is as wished; nothing when it never comes to that. */
export function playedUntil(seed: number, depth: Depth, wish: (state: GameState) => boolean): TableTop | null {
  const dice = diceOf(seed);
  let history = begin(aGame(dice, depth));
  for (let count = 0; count < MOST; count += 1) {
    if (wish(history.now)) return { history, dice };
    const deed = nextDeed(history.now, dice);
    if (deed === null) return null;
    history = after(history, deed);
  }
  throw new Error(`seed ${seed}: endless`);
}
