import { sum } from '@/engine/core/record';
import { simulateGame } from '@/engine/play/simulate';
import type { SimulatedMove } from '@/engine/play/simulate';
import { standing } from '@/engine/play/standing';
import { evolve } from '@/engine/game/evolve';
import type { GameState } from '@/engine/model/state';
import { ForecastWatcher } from '../helpers/forecastWatcher';
import { broken, cubesKnown, removesCube } from '../helpers/invariants';

const GAMES = 1000;
/** In so many of them his turns are foretold as well. */
const FORETOLD = 500;

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

interface Judged {
  /** Where the game ended; its refusal where it did not. */
  readonly end: GameState | string;
  readonly wrong: readonly string[];
}

/** Every move of a game, judged; anything that goes wrong names the command that replays it. */
function playJudged(seed: number, watch: (moment: SimulatedMove) => void): Judged {
  const wrong: string[] = [];
  const game = simulateGame(seed, (moment) => {
    const found = wrongWith(moment, seed);
    if (found.length > 0) wrong.push(`${found.join(', ')} after ${JSON.stringify(moment.move)}, ${replay(seed)}`);
    watch(moment);
  });
  return game.ok ? { end: game.value.end, wrong } : { end: `${JSON.stringify(game.error)}, ${replay(seed)}`, wrong };
}

interface AllGames {
  readonly games: readonly Judged[];
  readonly kinds: ReadonlySet<string>;
  readonly watchers: readonly ForecastWatcher[];
}

function playAll(): AllGames {
  const kinds = new Set<string>();
  const watchers = Array.from({ length: FORETOLD }, (_, index) => new ForecastWatcher(index + 1));
  const games = Array.from({ length: GAMES }, (_, index) =>
    playJudged(index + 1, (moment) => {
      kinds.add(moment.move.kind);
      watchers[index]?.see(moment);
    }),
  );
  return { games, kinds, watchers };
}

let played: AllGames | undefined;

/** Most of the time goes into playing: the games are played once, for the first who asks, and looked at by all. */
const allGames = (): AllGames => (played ??= playAll());

describe('simulated games', () => {
  it(`play ${GAMES} games from deal to title: every invariant holds, no legal move is refused, all that can happen does`, () => {
    const { games, kinds } = allGames();
    expect(games.flatMap(({ wrong }) => wrong).slice(0, 10)).toEqual([]);
    for (const [index, { end }] of games.entries()) {
      if (typeof end === 'string') throw new Error(end);
      expect({ seed: index + 1, turn: end.turn, period: end.period, owed: end.lacerda.clergyOwed }).toEqual({
        seed: index + 1,
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

  it(`forecast: foretells exactly what he does in every certain step of ${FORETOLD} games`, () => {
    const { games, watchers } = allGames();
    expect(games.slice(0, FORETOLD).filter(({ end }) => typeof end === 'string')).toEqual([]);
    expect(watchers.flatMap(({ wrong }) => wrong).slice(0, 10)).toEqual([]);
    const certain = sum(watchers.map((watcher) => watcher.certain));
    const open = sum(watchers.map((watcher) => watcher.open));
    expect(certain).toBeGreaterThan(20 * open);
    expect(open).toBeGreaterThan(FORETOLD);
  });

  it('give the same game twice for the same seed', () => {
    const played = (seed: number) => {
      const moves: unknown[] = [];
      const { end, wrong } = playJudged(seed, ({ move }) => moves.push(move));
      expect([typeof end, wrong]).toEqual(['object', []]);
      return JSON.stringify({ moves, end });
    };
    for (let seed = 1; seed <= 5; seed += 1) expect(played(seed)).toBe(played(seed));
    expect(played(1)).not.toBe(played(2));
  });
});
