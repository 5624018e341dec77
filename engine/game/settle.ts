import { lacerdaChurchGain } from '../church/scoring';
import type { GameState } from '../model/state';
import type { YourStep, YourTurn } from '../model/turn';
import { DECKS } from '../model/vocabulary';
import { endBecomesDue } from './cubes';
import { yourTiles } from './depth';
import type { Draft } from './draft';
import { changeTurn, gained, moveTurn } from './draft';
import { closePeriod } from './period';

const decksEmpty = ({ decks }: Pick<GameState, 'decks'>): number => DECKS.filter((deck) => decks[deck] === 0).length;

export const allDecksEmpty = (state: Pick<GameState, 'decks'>): boolean => decksEmpty(state) === DECKS.length;

export const popTask = (draft: Draft, turn: YourTurn): Draft =>
  moveTurn(draft, { ...turn, tasks: turn.tasks.slice(1) });

export const toStep = (draft: Draft, turn: YourTurn, step: YourStep): Draft => moveTurn(draft, { ...turn, step });

const EMPTY_DECKS_TO_END = 3;

/** Three empty decks end the period or the game, however they became empty (`end.period`, `end.game`). */
export const decksEndPeriod = (state: Pick<GameState, 'decks'>): boolean => decksEmpty(state) >= EMPTY_DECKS_TO_END;

const withEndDue = (draft: Draft, turn: YourTurn): Draft =>
  turn.due.end === null && decksEndPeriod(draft.state) ? endBecomesDue(draft, 'decks') : draft;

/** After the card: church scoring if the Cardinal lies down, else the end of the turn. */
export function afterCard(draft: Draft, turn: YourTurn): Draft {
  const due = withEndDue(moveTurn(draft, turn), turn);
  return changeTurn(due, (now) => ({ ...now, step: now.due.church === null ? { at: 'end' } : { at: 'church' } }));
}

/** Your church choice is made: Lacerda gains, the Cardinal stands up (R23). */
export function afterYourChurch(draft: Draft, turn: YourTurn): Draft {
  const his = gained(draft, 'lacerda', lacerdaChurchGain(draft.state), 'solo.cardinal');
  const done: YourTurn = { ...turn, due: { ...turn.due, church: null } };
  return toStep(his, done, turn.within === 'period' ? { at: 'period' } : { at: 'end' });
}

/** Continues where nothing is left to choose; nothing when it is your choice. */
export function settleStep(draft: Draft, turn: YourTurn): Draft | null {
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
      return yourTiles(state) > 0 ? null : afterYourChurch(draft, turn);
    case 'period':
      return due.church === null ? closePeriod(draft, turn) : toStep(draft, turn, { at: 'church' });
    default:
      return null;
  }
}
