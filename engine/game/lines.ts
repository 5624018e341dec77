import type { Reward } from '../model/boardSheet';
import type { GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import { NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Task, YourStep, YourTurn } from '../model/turn';
import type { Noble } from '../model/vocabulary';
import { isTop, portfolioRoom } from '../portfolio/portfolio';
import type { Command, CommandKind } from './command';
import { commerceObstacle } from './commerce';
import { openBuilding, staffBuilding } from './decide/building';
import type { TurnDecider } from './decide/decider';
import { takeDecree } from './decide/decree';
import { meetCardinal, takeFavour } from './decide/king';
import { recruitOfficials } from './decide/officials';
import { takePlan } from './decide/plan';
import { makeRoom } from './decide/portfolio';
import { produce } from './decide/produce';
import { buildShip } from './decide/ship';
import { buildStore, buyLand } from './decide/store';
import { loseGood, loseOfficial, takeCube, takeGood } from './decide/tasks';
import { keepsHoldings } from './depth';
import type { Decided, Draft } from './draft';
import { draftOf, happen, moveTurn } from './draft';
import { nobleChoices, taskChoices } from './choices/tasks';
import { obstacleTo } from './obstacle';
import type { GameEvent } from './event';
import type { Refusal } from './refusal';
import { grant } from './rewards';
import { popTask, settleStep, toStep } from './settle';
import { notNow, yourTurnAt } from './turn';

/** What a task can be answered with. */
const ANSWERS: { readonly [Kind in CommandKind]?: TurnDecider<Kind> } = {
  'make-room': makeRoom,
  'recruit-officials': recruitOfficials,
  'take-plan': takePlan,
  'build-ship': buildShip,
  produce,
  'meet-cardinal': meetCardinal,
  'take-favour': takeFavour,
  'build-store': buildStore,
  'buy-land': buyLand,
  'take-decree': takeDecree,
  'open-building': openBuilding,
  'staff-building': staffBuilding,
  'take-cube': takeCube,
  'take-good': takeGood,
  'lose-good': loseGood,
  'lose-official': loseOfficial,
};

type Action = 'store' | 'building';
type ActionTask = Task & { readonly do: Action };
type Begun = Extract<Task, { readonly do: 'land' | 'staff' }>;

const isAction = (task: Task): task is ActionTask => task.do === 'store' || task.do === 'building';
/** Begun by yourself: it waits for you however the table stands. */
const isBegun = (task: Task): task is Begun => task.do === 'land' || task.do === 'staff';
const isPaid = (task: Task): boolean => 'paid' in task && task.paid;

/** Rewards that depend on what the smaller depth does not keep: réis, goods, clergy tiles. */
const ON_HOLDINGS: readonly Task['do'][] = ['cardinal', 'cardinal-1', 'ship', 'produce', 'store', 'building'];

/** An extra decree is up to you; where it cannot be judged whether a reward can be taken, so is the reward (`reward.must`). */
export const isOptional = (state: GameState, task: Task): boolean =>
  task.do === 'extra-decree' || (!keepsHoldings(state) && !isPaid(task) && ON_HOLDINGS.includes(task.do));

/** Only the table knows: it is asked for, nothing is given up. */
export const isUntold = ({ code }: Refusal): boolean => code === 'tell-first' || code === 'reward-first';

/** How far a line of play is followed, to the end of the tasks or to what the step asks for too, and how many answers are tried. */
interface Search {
  readonly until: 'tasks' | 'step';
  readonly tries: { left: number };
  /** The table the search begins at: what it does not show yet can be told there. */
  readonly from: GameState;
}

/** Only stores within stores come near it; what is not found by then counts as impossible. */
const MOST_TRIES = 1000;
const newSearch = (from: GameState): Search => ({ until: 'step', tries: { left: MOST_TRIES }, from });

/** What comes to light only on the way cannot be told before it. */
function isTellable({ planStacks, available }: GameState, refusal: Refusal): boolean {
  if (refusal.code !== 'tell-first') return true;
  return (refusal.about === 'plan' ? planStacks : available)[refusal.architect] === UNKNOWN;
}

/** A card finds its slot: what it gives comes once there is room, then it is tucked (`portfolio.size`, R29). */
function settleTuck(draft: Draft, turn: YourTurn, task: Extract<Task, { readonly do: 'tuck' }>): Draft | null {
  const { card, reward } = task;
  const room = portfolioRoom(draft.state.you);
  if ((isTop(card) ? room.freeTop : room.freeBottom) === 0) return null;
  if (reward === undefined) return popTask(happen(draft, { kind: 'card-tucked', card }), turn);
  const tucked: YourTurn = { ...turn, tasks: [{ do: 'tuck', card }, ...turn.tasks.slice(1)] };
  return grant(moveTurn(draft, tucked), reward, 'portfolio.noble');
}

/** What turns out impossible is not waited for: that reward is lost (`reward.must`). */
function settleTask(draft: Draft, turn: YourTurn, task: Task, search: Search): Draft | null {
  if (task.do === 'tuck') return settleTuck(draft, turn, task);
  if (isBegun(task)) return null;
  const obstacle = taskObstacle(draft.state, task, search);
  return obstacle === null || isUntold(obstacle) ? null : popTask(draft, turn);
}

/** Lets the turn continue by itself until something is yours to choose. */
export function settle(draft: Draft, search: Search = newSearch(draft.state)): Draft {
  const { turn } = draft.state;
  if (turn.kind !== 'you') return draft;
  const [task] = turn.tasks;
  const next = task === undefined ? settleStep(draft, turn) : settleTask(draft, turn, task, search);
  return next === null ? draft : settle(next, search);
}

/** What stands in the way of doing a task at all, or nothing; a store or a building counts with its reward (`reward.beforePaying`). */
export const taskObstacle = (state: GameState, task: Task, search: Search = newSearch(state)): Refusal | null =>
  isAction(task) ? actionObstacle(state, task, search) : obstacleTo(state, task);

/** Whether some store or building can be paid for besides what is begun already. */
function actionObstacle(state: GameState, task: ActionTask, search: Search): Refusal | null {
  const obstacle = obstacleTo(state, task);
  if (obstacle !== null) return obstacle;
  const turn = state.turn.kind === 'you' ? state.turn : yourTurnAt('your-turn', { at: 'card' });
  const begun: YourTurn = { ...turn, tasks: [task, ...turn.tasks.filter(isBegun)] };
  return oneOf(state, begun, nobleChoices({ ...state, turn: begun }, task.do), { ...search, until: 'tasks' });
}

/** An unknown reward of a space or site may be enough to pay there: it is asked for (`reward.beforePaying`). */
export function askedFor({ sheet }: GameState, command: Command, refusal: Refusal): Refusal {
  if (refusal.code !== 'too-poor' || (command.kind !== 'build-store' && command.kind !== 'open-building'))
    return refusal;
  const place = command.kind === 'build-store' ? command.space : command.site;
  return command.reward === undefined && sheet.rewards[place] === undefined
    ? { code: 'reward-first', rule: 'reward.beforePaying', place }
    : refusal;
}

const NEARNESS: readonly Refusal['code'][] = ['reward-first', 'tell-first', 'too-poor'];

/** Of two reasons the one that is nearer to being overcome. */
function nearer(one: Refusal | null, other: Refusal): Refusal {
  if (one === null) return other;
  if (one.code === 'too-poor' && other.code === 'too-poor') return other.needed < one.needed ? other : one;
  const rank = ({ code }: Refusal): number => (NEARNESS.includes(code) ? NEARNESS.indexOf(code) : NEARNESS.length);
  return rank(other) < rank(one) ? other : one;
}

/** The task in front answered so. */
function answered(state: GameState, turn: YourTurn, command: Command): Decided {
  const decider = ANSWERS[command.kind] as TurnDecider<CommandKind> | undefined;
  const moment = { draft: draftOf({ ...state, turn }), turn };
  return decider === undefined ? notNow(turn) : decider(moment, command as never);
}

/** What then stands in the way of the rest when a task is answered so. */
function afterAnswer(state: GameState, turn: YourTurn, command: Command, search: Search): Refusal | null {
  if (search.tries.left <= 0) return { code: 'must-be-done', rule: null, task: turn.tasks[0]?.do ?? 'tuck' };
  search.tries.left -= 1;
  const decided = answered(state, turn, command);
  if (!decided.ok) return decided.error;
  const obstacle = lineObstacle(settle(decided.value, search).state, search);
  return obstacle === null ? null : askedFor(state, command, obstacle);
}

/** Nothing when one of these answers to the task in front leads to the end; else what comes nearest. */
function oneOf(state: GameState, turn: YourTurn, ways: readonly Command[], search: Search): Refusal | null {
  let nearest: Refusal | null = null;
  for (const command of ways) {
    const obstacle = afterAnswer(state, turn, command, search);
    if (obstacle === null) return null;
    nearest = nearer(nearest, obstacle);
  }
  return nearest;
}

/** Whether some way through the task in front leads to the end of all that is begun. */
function taskLine(state: GameState, turn: YourTurn, task: Task, search: Search): Refusal | null {
  if (isBegun(task) && turn.tasks.length === 1) return obstacleTo(state, task);
  const nearest = oneOf(state, turn, taskChoices({ ...state, turn }, task), search);
  if (nearest === null || isBegun(task) || !(isUntold(nearest) || isOptional(state, task))) return nearest;
  const without = lineObstacle(settle(popTask(draftOf(state), turn), search).state, search);
  return without === null || !isTellable(search.from, nearest) ? without : nearest;
}

/** Tasks and rewards that may make what is begun payable: influence, officials, a plan. */
const BRINGS_MEANS: readonly string[] = ['ship', 'official', 'plan', 'reis', 'influence'];
/** Those that may bring a sale or a trade: goods, a ship, an official to recruit. */
const BRINGS_COMMERCE: readonly string[] = ['good', 'goods', 'produce', 'ship', 'lose-official'];

/** Whether a task may yet bring one of these; a store or a building by its cube, or by a reward that is known. */
function mayBring({ sheet }: GameState, task: Task, wanted: readonly string[]): boolean {
  if (wanted.includes(task.do)) return true;
  const brings = (rewards: readonly Reward[]): boolean => rewards.some(({ kind }) => wanted.includes(kind));
  if (task.do === 'tuck') return brings(task.reward ?? []) || (task.reward ?? []).some(opensAction);
  return isAction(task) && Object.values(sheet.rewards).some(brings);
}

const opensAction = ({ kind }: Reward): boolean => kind === 'store' || kind === 'building';

/** What is begun and cannot be finished, when nothing on the way to it can help: réis may come by rewards and cubes, a tile by a plan only. */
function tooDear(state: GameState, tasks: readonly Task[]): Refusal | null {
  for (const [at, task] of tasks.entries()) {
    const obstacle = isBegun(task) ? obstacleTo(state, task) : null;
    if (obstacle === null) continue;
    const before = tasks.slice(0, at);
    const wanted = obstacle.code === 'too-poor' ? BRINGS_MEANS : ['plan'];
    const cleared = obstacle.code === 'too-poor' && before.some((one) => isAction(one) || isBegun(one));
    if (!cleared && !before.some((one) => mayBring(state, one, wanted))) return obstacle;
  }
  return null;
}

/** Neither sale nor trade is possible, and nothing that waits will change it. */
function noCommerce(state: GameState, { step, tasks }: YourTurn): Refusal | null {
  if (step.at !== 'portfolio' || tasks.some((task) => mayBring(state, task, BRINGS_COMMERCE))) return null;
  return stepObstacle(state, step);
}

/** What stands in the way of finishing what is begun. */
function lineObstacle(state: GameState, search: Search): Refusal | null {
  const { turn } = state;
  if (turn.kind !== 'you') return null;
  const hopeless = tooDear(state, turn.tasks) ?? (search.until === 'step' ? noCommerce(state, turn) : null);
  if (hopeless !== null) return hopeless;
  const [task] = turn.tasks;
  if (task !== undefined) return taskLine(state, turn, task, search);
  return search.until === 'step' ? stepObstacle(state, turn.step) : null;
}

/** Why the action of a noble cannot be done, or nothing. */
export function nobleObstacle(state: GameState, noble: Noble): Refusal | null {
  const action = NOBLE_ACTION_OF[noble];
  return action === 'decrees' ? null : taskObstacle(state, { do: action });
}

/** A follower needs one of the three actions (`follow`, R31). */
function followObstacle(state: GameState, noble: Noble): Refusal | null {
  const others = STATE_ACTIONS_OF[noble].map((action) => obstacleTo(state, { do: action, paid: true }));
  return others.includes(null) ? null : nobleObstacle(state, noble);
}

/** What a step still asks of you and cannot be done. */
function stepObstacle(state: GameState, step: YourStep): Refusal | null {
  switch (step.at) {
    case 'portfolio':
      return step.doing === 'nothing' ? commerceObstacle(state) : null;
    case 'visit':
      return step.nobleAction ? null : nobleObstacle(state, step.noble);
    case 'follow':
      return step.acted ? null : followObstacle(state, step.noble);
    default:
      return null;
  }
}

/** Whether something was begun that must come to its end. */
const isPromised = ({ step, tasks }: YourTurn): boolean =>
  tasks.some(isBegun) ||
  (step.at === 'portfolio' && step.doing === 'nothing') ||
  (step.at === 'visit' && !step.nobleAction) ||
  (step.at === 'follow' && !step.acted);

/** What was paid for must be possible: the first task that is not. */
export function unpayable({ turn, ...table }: GameState): Refusal | null {
  if (turn.kind !== 'you') return null;
  const obstacles = turn.tasks.filter(isPaid).map((task) => obstacleTo({ ...table, turn }, task));
  return obstacles.find((obstacle) => obstacle !== null) ?? null;
}

/** At a noble an unknown reward may yet help; once the state action is taken, so may the building tile that only the table knows. */
const isAskedLater = ({ step, tasks }: YourTurn, { code }: Refusal): boolean =>
  tasks.length === 0 && (code === 'reward-first' || (code === 'tell-first' && step.at === 'visit' && step.stateAction));

/** What was begun must be fully possible or it may not be begun: what no longer is. */
export function brokenPromise(state: GameState): Refusal | null {
  const { turn } = state;
  if (turn.kind !== 'you' || !isPromised(turn)) return null;
  const obstacle = lineObstacle(state, newSearch(state));
  return obstacle === null || isAskedLater(turn, obstacle) ? null : obstacle;
}

/** Whether some answer to the task in front is accepted. */
export const isAnswerable = (state: GameState, turn: YourTurn, task: Task): boolean =>
  taskChoices({ ...state, turn }, task).some((command) => {
    const decided = answered(state, turn, command);
    return decided.ok && brokenPromise(settle(decided.value).state) === null;
  });

/** Once the table has shown that the action of a noble is impossible after all, the turn continues without it. */
export function letGo(draft: Draft): Draft {
  const { turn } = draft.state;
  if (turn.kind !== 'you' || turn.tasks.length > 0) return draft;
  const { step } = turn;
  if (step.at !== 'visit' && step.at !== 'follow') return draft;
  const obstacle = stepObstacle(draft.state, step);
  if (obstacle === null || isUntold(obstacle)) return draft;
  return settle(toStep(draft, turn, step.at === 'visit' ? { at: 'card' } : { ...step, acted: true }));
}

/** Once Lacerda has followed your visit, or could not, you take a card; nothing when he was not to follow. */
export function afterHisFollow(state: GameState): readonly GameEvent[] {
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'his-follow') return [];
  const { events, state: after } = settle(toStep(draftOf(state), turn, { at: 'card' }));
  return [...events, { kind: 'turn-moved', turn: after.turn }];
}
