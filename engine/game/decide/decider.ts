import type { Result } from '../../core/result';
import type { GameState } from '../../model/state';
import type { CommandKind, CommandOf } from '../command';
import type { Decided } from '../draft';
import type { Refusal } from '../refusal';
import type { Moment } from '../turn';
import { momentOf } from '../turn';

/** Judges one kind of command against the table. */
export type Decider<Kind extends CommandKind> = (state: GameState, command: CommandOf<Kind>) => Decided;

/** Judges one kind of command within your turn. */
export type TurnDecider<Kind extends CommandKind> = (moment: Moment, command: CommandOf<Kind>) => Decided;

/** A command that only makes sense in your turn; between turns it begins it. */
export const inTurn =
  <Kind extends CommandKind>(decide: TurnDecider<Kind>): Decider<Kind> =>
  (state, command) => {
    const moment = momentOf(state);
    return moment.ok ? decide(moment.value, command) : moment;
  };

/** Continues with what was found, or stops with the refusal. */
export const then = <A, B>(result: Result<A, Refusal>, next: (value: A) => Result<B, Refusal>): Result<B, Refusal> =>
  result.ok ? next(result.value) : result;
