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
import { simulateGame } from '@/engine/play/simulate';

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
