import type { Step } from '@/engine/bot/step';
import { sameDeed } from '@/engine/play/difference';
import type { Forecast, ForecastStep } from '@/engine/play/forecast';
import { forecast } from '@/engine/play/forecast';
import type { SimulatedMove } from '@/engine/play/simulate';

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

/** Watches a simulated game: foretells his turn when yours closes and compares once he is done. */
export class ForecastWatcher {
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
