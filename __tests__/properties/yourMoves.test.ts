import { aimsOf, waysOf } from '@/engine/play/ways';
import { tryMoves } from '@/engine/play/tries';
import { turnActions } from '@/engine/play/turnActions';
import { simulateGame, type SimulatedMove } from '@/engine/play/simulate';
import { decide } from '@/engine/game/decide';
import type { Command, CommandKind } from '@/engine/game/command';
import type { Move } from '@/engine/play/move';
import type { GameState } from '@/engine/model/state';
import { NO_INTENT, questionAt, type YourQuestion } from '@/engine/play/yourQuestion';
import { INTENTS } from '../helpers/intents';

const HIS: readonly Move['kind'][] = ['tell-lacerda', 'override-lacerda', 'finish-lacerda', 'let-lacerda-follow'];
const isYours = (move: Move): move is Command => !HIS.includes(move.kind);

const SEEDS = Array.from({ length: 6 }, (_, seed) => seed + 1);

function watched(seed: number, see: (moment: SimulatedMove & { readonly move: Command }) => void): void {
  const played = simulateGame(seed, (moment) =>
    isYours(moment.move) ? see({ ...moment, move: moment.move }) : undefined,
  );
  if (!played.ok) throw new Error(`seed ${seed}: ${JSON.stringify(played.error)}`);
}

/** A move without what is read from the cardboard: that is said about it once it is chosen. */
function plain(command: Command): Command {
  switch (command.kind) {
    case 'play-noble-card':
      return { kind: 'play-noble-card', noble: command.noble, influence: 2, reward: [] };
    case 'play-treasury-card':
      return { kind: 'play-treasury-card', reward: [] };
    case 'sponsor':
      return { kind: 'sponsor', coins: command.coins, reward: [] };
    case 'take-decree':
      return { ...command, wigs: 0 };
    case 'church-choice':
      return { ...command, wigs: command.tiles };
    case 'period-discard':
      return { ...command, rewards: {} };
    default:
      return command;
  }
}

/** The same whatever order its fields were written in. */
const key = (command: Command): string => JSON.stringify(Object.entries(command).sort());
const text = (command: Command): string => JSON.stringify(command);

/** Everything the screen lets someone choose here: each thing in its usual way, and every other way of it. */
function offered(state: GameState): readonly Command[] {
  const { legal } = tryMoves(state);
  return aimsOf(legal).flatMap(({ usual }) => [usual, ...waysOf(state, usual, legal)]);
}

const WAYS: readonly CommandKind[] = ['visit', 'sponsor', 'get-gold'];
const CARDS: readonly CommandKind[] = ['play-noble-card', 'play-treasury-card'];
const CHURCH: readonly CommandKind[] = ['church-choice', 'decline-church'];

/** What a question of the dock offers. */
function answersTo(question: YourQuestion, legal: readonly Command[]): readonly Command[] {
  const of = (kinds: readonly CommandKind[]): readonly Command[] => legal.filter(({ kind }) => kinds.includes(kind));
  switch (question.ask) {
    case 'way':
      return of(WAYS);
    case 'card':
      return of(CARDS);
    case 'church':
      return of(CHURCH);
    case 'sell':
    case 'trade':
      return of([question.ask]);
    case 'follow':
      return of(['follow', 'decline-follow']);
    default:
      return 'commands' in question ? [...question.commands, ...(question.skip ? of(['decline']) : [])] : [];
  }
}

/** Everything that can be come to by what is touched in the dock. */
function asked(state: GameState): readonly Command[] {
  const tries = tryMoves(state);
  return INTENTS.flatMap((intent) => answersTo(questionAt(state, tries, { ...NO_INTENT, ...intent }), tries.legal));
}

/** Told about the table, or confirmed on a screen of its own. */
const ELSEWHERE: readonly CommandKind[] = ['tell', 'correct', 'set-depth', 'period-discard'];

/** A card whose print alone makes it playable is prepared first. */
const isPrepared = (state: GameState, command: Command): boolean =>
  turnActions(state, tryMoves(state)).some(
    (action) => !action.possible && action.command?.kind === command.kind && action.refusal.code === 'no-sale-or-trade',
  );

describe('what the screen offers in your turn', () => {
  it.each(SEEDS)('every legal move can be chosen in one of its ways, and nothing else (seed %i)', (seed) => {
    watched(seed, ({ before }) => {
      const { legal } = tryMoves(before);
      const all = new Set(offered(before).map(text));
      expect(legal.filter((command) => !all.has(text(command)))).toEqual([]);
      expect(offered(before).filter((command) => !decide(before, command).ok)).toEqual([]);
    });
  });

  it.each(SEEDS)('every legal move answers a question of the dock (seed %i)', (seed) => {
    watched(seed, ({ before }) => {
      const all = new Set(asked(before).map(text));
      const lost = tryMoves(before).legal.filter((command) => command.kind !== 'end-turn' && !all.has(text(command)));
      expect(lost.filter(({ kind }) => !ELSEWHERE.includes(kind))).toEqual([]);
    });
  });

  it.each(SEEDS)('every move a person made in a whole game can be entered (seed %i)', (seed) => {
    watched(seed, ({ before, move }) => {
      if (ELSEWHERE.includes(move.kind)) return;
      const wanted = plain(move);
      const found = offered(before).some((command) => key(command) === key(wanted));
      if (!found && !isPrepared(before, move)) throw new Error(`seed ${seed}: ${text(move)} cannot be entered`);
    });
  });
});
