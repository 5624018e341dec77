import type { Step } from '@/engine/bot/step';
import { decide } from '@/engine/game/decide';
import type { GameState } from '@/engine/model/state';
import { UNKNOWN } from '@/engine/model/state';
import type { Architect } from '@/engine/model/vocabulary';
import { ARCHITECTS, GOODS } from '@/engine/model/vocabulary';
import { sameDeed } from '@/engine/play/difference';
import type { Forecast, ForecastStep } from '@/engine/play/forecast';
import { forecast } from '@/engine/play/forecast';
import { play } from '@/engine/play/move';
import type { Move } from '@/engine/play/move';
import type { SimulatedMove } from '@/engine/play/simulate';
import { simulateGame } from '@/engine/play/simulate';

const GAMES = 500;

const isSame = (step: ForecastStep, real: Step): boolean =>
  step.step?.rule === real.rule && !('seat' in real && real.seat === 'you');

/** Certain steps that did not come true. */
function missed({ steps }: Forecast, real: readonly Step[]): readonly ForecastStep[] {
  return steps.filter(
    (foreseen) =>
      foreseen.certain &&
      foreseen.at !== 'his-follow' &&
      !sameDeed(foreseen.step, real.find((step) => isSame(foreseen, step)) ?? null),
  );
}

/** Watches a game: foretells his turn when yours closes and compares once he is done. */
class Watcher {
  certain = 0;
  open = 0;
  readonly wrong: string[] = [];
  private told: Forecast | null = null;
  private real: Step[] = [];

  constructor(private readonly seed: number) {}

  private fails(steps: readonly unknown[], real: readonly Step[]): void {
    if (steps.length > 0)
      this.wrong.push(`seed ${this.seed}: foretold ${JSON.stringify(steps)}, he did ${JSON.stringify(real)}`);
  }

  /** His follow of your visit is certain once what he waits for is entered. */
  private follow({ before, played: { steps } }: SimulatedMove): void {
    const foreseen = forecast(before)?.steps.find(({ at }) => at === 'his-follow');
    const wrong = foreseen === undefined || !foreseen.certain || !sameDeed(foreseen.step, steps[0] ?? null);
    this.fails(wrong ? [foreseen] : [], steps);
  }

  private finish({ played: { steps, after } }: SimulatedMove): void {
    this.real.push(...steps);
    if (after.turn.kind === 'lacerda' || this.told === null) return;
    this.certain += this.told.steps.filter(({ certain }) => certain).length;
    this.open += this.told.steps.filter(({ certain }) => !certain).length;
    this.fails(missed(this.told, this.real), this.real);
    this.told = null;
  }

  see(moment: SimulatedMove): void {
    const { before, move } = moment;
    if (move.kind === 'let-lacerda-follow') this.follow(moment);
    if (move.kind === 'end-turn') {
      this.told = forecast(before);
      this.real = [];
    }
    // What your discarded cards give is part of the premise.
    if (move.kind === 'period-discard') this.told = null;
    if (move.kind === 'finish-lacerda') this.finish(moment);
  }
}

const FACES = GOODS.flatMap((one, at) => GOODS.slice(at + 1).map((other) => [one, other] as const));

const tiles = (architect: Architect): readonly Move[] =>
  [...FACES, null].map((colours) => ({ kind: 'tell', fact: { about: 'building', architect, colours } }));

const plans = (architect: Architect): readonly Move[] =>
  [1, 2, 3, 4, null].map((officials) => ({ kind: 'tell', fact: { about: 'plan', architect, officials } }));

/** Everything that could be entered about what lies there. */
const tellings = ({ available, planStacks, lacerda }: GameState): readonly Move[] => [
  ...ARCHITECTS.flatMap((architect) => (available[architect] === UNKNOWN ? tiles(architect) : [])),
  ...ARCHITECTS.flatMap((architect) => (planStacks[architect] === UNKNOWN ? plans(architect) : [])),
  ...(lacerda.clergyOwed > 0
    ? [0, 3, 8].map((wigs): Move => ({ kind: 'tell-lacerda', answer: { kind: 'clergyWigs', wigs } }))
    : []),
];

/** The certain steps of one forecast that are not in the other. */
const changedBy = (before: Forecast, after: Forecast | null): readonly ForecastStep[] =>
  before.steps.filter(
    ({ certain, step }) => certain && after?.steps.some((other) => sameDeed(step, other.step)) !== true,
  );

describe('forecast', () => {
  it(`foretells exactly what he does in every certain step of ${GAMES} games`, () => {
    let certain = 0;
    let open = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const watcher = new Watcher(seed);
      const game = simulateGame(seed, (moment) => watcher.see(moment));
      expect({ seed, ok: game.ok, wrong: watcher.wrong }).toEqual({ seed, ok: true, wrong: [] });
      certain += watcher.certain;
      open += watcher.open;
    }
    expect(certain).toBeGreaterThan(20 * open);
    expect(open).toBeGreaterThan(GAMES);
  });

  it('stays true in its certain steps, whatever is entered about hidden tiles, plans and clergy', () => {
    let told = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      simulateGame(seed, ({ before }) => {
        const moves = tellings(before);
        const foreseen = moves.length === 0 ? null : forecast(before);
        if (foreseen === null) return;
        for (const move of moves) {
          const after = play(before, move);
          if (!after.ok) throw new Error(JSON.stringify(after.error));
          told += 1;
          const changed = changedBy(foreseen, forecast(after.value.after));
          if (changed.length > 0)
            throw new Error(`seed ${seed}: ${JSON.stringify(move)} changed ${JSON.stringify(changed)}`);
        }
      });
    }
    expect(told).toBeGreaterThan(1000);
  });

  it('is there at every moment of a game and changes nothing', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      simulateGame(seed, ({ before, move }) => {
        const text = JSON.stringify(before);
        expect(forecast(before)?.steps.map(({ at }) => at) ?? 'over').toEqual(
          before.turn.kind === 'over' ? 'over' : expect.arrayContaining(['discard', 'aide']),
        );
        expect(JSON.stringify(before)).toBe(text);
        if (move.kind === 'end-turn') expect(decide(before, move).ok).toBe(true);
      });
    }
  });
});
