import { lacerdaChurchGain } from '../church/scoring';
import type { GameState } from '../model/state';
import type { YourStep, Task, YourTurn } from '../model/turn';
import { DECKS } from '../model/vocabulary';
import { isTop, portfolioRoom } from '../portfolio/portfolio';
import type { Draft } from './draft';
import { draftOf, gained, happen, moveTurn } from './draft';
import type { GameEvent } from './event';
import { obstacleTo } from './obstacle';
import { closePeriod } from './period';
import type { Refusal } from './refusal';

/** Tasks begun by yourself: they wait for you however the table stands. */
const BEGUN: readonly Task['do'][] = ['land', 'staff', 'tuck'];

export const decksEmpty = ({ decks }: Pick<GameState, 'decks'>): number =>
  DECKS.filter((deck) => decks[deck] === 0).length;

export const allDecksEmpty = (state: Pick<GameState, 'decks'>): boolean => decksEmpty(state) === DECKS.length;

const popTask = (draft: Draft, turn: YourTurn): Draft => moveTurn(draft, { ...turn, tasks: turn.tasks.slice(1) });

const toStep = (draft: Draft, turn: YourTurn, step: YourStep): Draft => moveTurn(draft, { ...turn, step });

const onlyTold = (obstacle: Refusal): boolean => obstacle.code === 'tell-first';

/** The card goes in as soon as there is room; what turns out impossible is not waited for. */
function settleTask(draft: Draft, turn: YourTurn, task: Task): Draft | null {
  if (task.do === 'tuck') {
    const room = portfolioRoom(draft.state.you);
    const free = isTop(task.card) ? room.freeTop : room.freeBottom;
    return free > 0 ? popTask(happen(draft, { kind: 'card-tucked', card: task.card }), turn) : null;
  }
  if (BEGUN.includes(task.do)) return null;
  const obstacle = obstacleTo(draft.state, task);
  return obstacle === null || onlyTold(obstacle) ? null : popTask(draft, turn);
}

/** After the card: church scoring if the Cardinal lies down, else the end of the turn. */
export const afterCard = (draft: Draft, turn: YourTurn): Draft =>
  toStep(draft, turn, turn.due.church === null ? { at: 'end' } : { at: 'church' });

/** Your church choice is made: Lacerda gains, the Cardinal stands up (R23). */
export function afterYourChurch(draft: Draft, turn: YourTurn): Draft {
  const his = gained(draft, 'lacerda', lacerdaChurchGain(draft.state), 'solo.cardinal');
  const done: YourTurn = { ...turn, due: { ...turn.due, church: null } };
  return toStep(his, done, turn.within === 'period' ? { at: 'period' } : { at: 'end' });
}

const mayScoreChurch = ({ depth, you }: GameState): boolean => depth === 'lacerda-needs' || you.clergy.length > 0;

/** Goes on where nothing is left to choose; nothing when it is your choice. */
function settleStep(draft: Draft, turn: YourTurn): Draft | null {
  const { state } = draft;
  const { step, due } = turn;
  switch (step.at) {
    case 'visit':
      if (!step.nobleAction) return null;
      return toStep(
        draft,
        turn,
        state.lacerda.favours.includes(step.noble) ? { at: 'his-follow', noble: step.noble } : { at: 'card' },
      );
    case 'follow':
      return step.acted ? moveTurn(draft, { kind: 'lacerda', next: 'discard', due, inputs: step.inputs }) : null;
    case 'card':
      return allDecksEmpty(state) ? afterCard(draft, turn) : null;
    case 'church':
      return mayScoreChurch(state) ? null : afterYourChurch(draft, turn);
    case 'period':
      return due.church === null ? closePeriod(draft, turn) : toStep(draft, turn, { at: 'church' });
    default:
      return null;
  }
}

/** Lets the turn go on by itself until something is yours to choose. */
export function settle(draft: Draft): Draft {
  const { turn } = draft.state;
  if (turn.kind !== 'you') return draft;
  const [task] = turn.tasks;
  const next = task === undefined ? settleStep(draft, turn) : settleTask(draft, turn, task);
  return next === null ? draft : settle(next);
}

/** Once Lacerda has followed your visit, or could not, you take a card; nothing when he was not to follow. */
export function afterHisFollow(state: GameState): readonly GameEvent[] {
  const { turn } = state;
  if (turn.kind !== 'you' || turn.step.at !== 'his-follow') return [];
  const { events, state: after } = settle(toStep(draftOf(state), turn, { at: 'card' }));
  return [...events, { kind: 'turn-moved', turn: after.turn }];
}
