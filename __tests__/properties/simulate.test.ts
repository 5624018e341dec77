import { simulateGame } from '@/engine/play/simulate';
import type { SimulatedMove } from '@/engine/play/simulate';
import { standing } from '@/engine/play/standing';
import { evolve } from '@/engine/game/evolve';
import type { GameState } from '@/engine/model/state';
import { broken, cubesKnown, removesCube } from '../helpers/invariants';

const GAMES = 1000;

const replay = (seed: number): string => `replay with: npm run simulate -- --games 1 --seed ${seed}`;

/** What a move may not do: have other events than its state shows, make or lose cubes. */
function wrongEvents({ before, played: { events, after } }: SimulatedMove): readonly string[] {
  let state: GameState = before;
  let removed = 0;
  for (const event of events) {
    if (removesCube(state, event)) removed += 1;
    state = evolve(state, event);
  }
  return [
    ...(cubesKnown(before) - cubesKnown(after) === removed ? [] : ['cubes came or went']),
    ...(JSON.stringify(state) === JSON.stringify(after) ? [] : ['the events do not give the state']),
  ];
}

/** Invariants are looked at whenever a turn closes, in every tenth game after every move, together with its events. */
const wrongWith = (moment: SimulatedMove, seed: number): readonly string[] => {
  const closely = seed % 10 === 0;
  const closed = moment.played.events.some(({ kind }) => kind === 'turn-closed');
  return [...(closed || closely ? broken(moment.played.after) : []), ...(closely ? wrongEvents(moment) : [])];
};

/** Every move of a game, judged; anything that goes wrong names the command that replays it. */
function playJudged(seed: number, watch: (moment: SimulatedMove) => void = () => undefined) {
  const game = simulateGame(seed, (moment) => {
    const wrong = wrongWith(moment, seed);
    if (wrong.length > 0) throw new Error(`${wrong.join(', ')} after ${JSON.stringify(moment.move)}, ${replay(seed)}`);
    watch(moment);
  });
  if (!game.ok) throw new Error(`${JSON.stringify(game.error)}, ${replay(seed)}`);
  return game.value;
}

describe('simulated games', () => {
  it(`play ${GAMES} games from deal to title: every invariant holds, no legal move is refused, all that can happen does`, () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { end } = playJudged(seed, ({ move }) => kinds.add(move.kind));
      expect({ seed, turn: end.turn, period: end.period, owed: end.lacerda.clergyOwed }).toEqual({
        seed,
        turn: { kind: 'over' },
        period: 2,
        owed: 0,
      });
      expect(standing(end).score.title).not.toBeNull();
    }
    expect([...kinds].sort()).toEqual([
      'build-ship',
      'build-store',
      'buy-land',
      'church-choice',
      'decline',
      'decline-church',
      'decline-follow',
      'end-turn',
      'finish-lacerda',
      'follow',
      'get-gold',
      'let-lacerda-follow',
      'lose-good',
      'lose-official',
      'make-room',
      'meet-cardinal',
      'open-building',
      'period-discard',
      'play-noble-card',
      'play-treasury-card',
      'produce',
      'recruit-officials',
      'sell',
      'sponsor',
      'staff-building',
      'take-card',
      'take-cube',
      'take-decree',
      'take-favour',
      'take-good',
      'take-plan',
      'tell',
      'tell-lacerda',
      'trade',
      'visit',
    ]);
  });

  it('give the same game twice for the same seed', () => {
    const played = (seed: number) => {
      const moves: unknown[] = [];
      const game = playJudged(seed, ({ move }) => moves.push(move));
      return JSON.stringify({ moves, game });
    };
    for (let seed = 1; seed <= 5; seed += 1) expect(played(seed)).toBe(played(seed));
    expect(played(1)).not.toBe(played(2));
  });
});
