import { questionsOf } from '@/engine/bot/inputs';
import { runLacerda } from '@/engine/bot/run';
import { finishLacerda, tellLacerda } from '@/engine/bot/tell';
import type { Result } from '@/engine/core/result';
import type { GameEvent } from '@/engine/game/event';
import { evolveAll } from '@/engine/game/evolve';
import { RUBBLE_PLACES, cubesAt } from '@/engine/game/setup/places';
import { setUpSolo } from '@/engine/game/setup/setUp';
import type { GameState } from '@/engine/model/state';
import { BETWEEN } from '@/engine/model/turn';
import { readPosition, writePosition } from '@/engine';
import { ENTERED, OPTIONS, aDeal } from '../engine/setup/aDeal';
import { deepFreeze } from '../helpers/state';
import { openAnswer } from '../bot/telling';

const TURNS = 24;
const FULL_DECKS = { builder: 5, minister: 5, king: 5, treasury: 5 };

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const after = (state: GameState, { events }: { readonly events: readonly GameEvent[] }): GameState =>
  deepFreeze(evolveAll(state, events));

/** One turn of his with every question answered. */
function turn(start: GameState): GameState {
  let state = start;
  for (;;) {
    const run = value(runLacerda(state));
    const [question] = questionsOf(run);
    if (question === undefined) return after(state, value(finishLacerda(state)));
    state = after(state, value(tellLacerda(state, openAnswer.to(question))));
  }
}

/** He is next again: you pass, and a period that is over begins anew. */
const heIsNext = (state: GameState): GameState => ({
  ...state,
  toMove: 'lacerda',
  ...(state.turn.kind === 'period'
    ? { turn: BETWEEN, period: 2 as const, decks: FULL_DECKS, shipyard: [3, 4] as const }
    : {}),
});

const cubesOut = (state: GameState): number =>
  RUBBLE_PLACES.reduce(
    (sum, { place }) => sum + cubesAt({ rubble: state.rubble, pile: [] }, place).length,
    state.lacerda.cubes,
  );

describe('Lacerda alone at the table, from the setup on', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'seed %i: every table he leaves can lie there, no cube is lost',
    (seed) => {
      let state = heIsNext(value(setUpSolo(aDeal(seed), ENTERED, OPTIONS)));
      const cubes = cubesOut(state);
      for (let count = 0; count < TURNS && state.turn.kind !== 'over'; count += 1) {
        state = heIsNext(turn(state));
        expect(readPosition(JSON.parse(JSON.stringify(writePosition(state))))).toMatchObject({ ok: true });
        expect(state.lacerda.wigs).toBeGreaterThanOrEqual(0);
        expect(state.lacerda.influence).toBeGreaterThanOrEqual(0);
        expect(state.lacerda.influence).toBeLessThanOrEqual(10);
        expect(state.lacerda.clergyOwed).toBe(0);
        expect(cubesOut(state)).toBe(cubes);
      }
      expect(state.round).toBeGreaterThan(1);
    },
  );
});
