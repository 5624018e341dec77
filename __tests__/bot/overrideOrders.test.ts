import { begun } from '@/engine/bot/run';
import { finishLacerda, overrideLacerda } from '@/engine/bot/tell';
import { evolveAll } from '@/engine/game/evolve';
import type { Correction } from '@/engine/game/correction';
import type { Override } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';
import { DECKS, NOBLES } from '@/engine/model/vocabulary';
import { SOLO_SITES } from '@/engine/board/sites';
import { SOLO_SPACES, frontagesOf } from '@/engine/board/spaces';
import { advance } from '@/engine/play/advance';
import type { Move } from '@/engine/play/move';
import { play } from '@/engine/play/move';
import type { Dice } from '../helpers/player';
import { aGame, aMove, diceOf } from '../helpers/player';
import { before } from './turn';

const DECKLESS = { builder: 3, minister: 3, king: 2, treasury: 0 };

/** His noble action is done and you may follow. */
function followPending(decks = DECKLESS): GameState {
  const state = before({ courtier: 'builder', aide: 'king', decks, you: { favours: NOBLES, influence: 9 } });
  const finished = finishLacerda(state);
  if (!finished.ok) throw new Error(JSON.stringify(finished.error));
  const pending = evolveAll(state, finished.value.events);
  expect(pending.turn).toMatchObject({ kind: 'lacerda', next: 'follow' });
  return pending;
}

function after(state: GameState, ...moves: readonly Move[]): GameState {
  return moves.reduce((now, move) => {
    const played = play(now, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played.error)}`);
    return played.value.after;
  }, state);
}

const instead = (override: Override): Move => ({ kind: 'override-lacerda', override });
const correct = (correction: Correction): Move => ({ kind: 'correct', correction });
const DECLINE: Move = { kind: 'decline-follow' };
const FINISH: Move = { kind: 'finish-lacerda' };

describe('his discard and aide done differently while you may follow', () => {
  it('solo.discard: from an empty deck is refused', () => {
    expect(overrideLacerda(followPending(), { step: 'discard', kind: 'deck', deck: 'treasury' })).toEqual({
      ok: false,
      error: { code: 'illegal-target', step: 'discard', because: { code: 'deck-empty' } },
    });
  });

  it('solo.aide: to an empty deck is refused, also to the one his discard empties', () => {
    const refused = { ok: false, error: { code: 'illegal-target', step: 'aide', because: { code: 'deck-empty' } } };
    expect(overrideLacerda(followPending(), { step: 'aide', kind: 'deck', deck: 'treasury' })).toEqual(refused);
    const last = followPending({ ...DECKLESS, king: 1 });
    expect(overrideLacerda(last, { step: 'aide', kind: 'deck', deck: 'king' })).toEqual(refused);
  });

  it('solo.discard, solo.aide: to decks with cards they are done, whether you follow or not', () => {
    const told = [
      instead({ step: 'discard', kind: 'deck', deck: 'builder' }),
      instead({ step: 'aide', kind: 'deck', deck: 'minister' }),
    ];
    const over = after(followPending(), ...told, DECLINE, FINISH);
    expect(over).toMatchObject({ aide: 'minister', decks: { builder: 2, king: 2 }, turn: { kind: 'between' } });
  });

  it('solo.discard: a deck corrected to empty meanwhile gives the override up', () => {
    const told = [
      instead({ step: 'discard', kind: 'deck', deck: 'builder' }),
      correct({ of: 'deck', at: 'builder', value: 0 }),
    ];
    const over = after(followPending(), ...told, DECLINE, FINISH);
    expect(over).toMatchObject({ decks: { builder: 0, king: 1 }, turn: { kind: 'between' } });
  });
});

describe('what the table corrected since', () => {
  it('solo.store: a space that is taken meanwhile gives the override up', () => {
    const state = before({ courtier: 'king', aide: 'king' });
    const over = after(
      state,
      instead({ step: 'noble', kind: 'store', space: 'C1', good: 'gold' }),
      correct({ of: 'store', at: 'C1', value: { owner: 'lacerda', good: 'gold' }, house: null }),
      FINISH,
    );
    expect(over.turn).toEqual({ kind: 'between' });
  });

  it('church.scoring: tiles you no longer have are asked for again', () => {
    const state = before({ courtier: 'minister', aide: 'king', cardinal: 4, you: { clergy: 3 } });
    const asked = after(
      state,
      { kind: 'tell-lacerda', answer: { kind: 'clergyWigs', wigs: 1 } },
      { kind: 'tell-lacerda', answer: { kind: 'church', choice: { tiles: 3, wigs: 4 } } },
      correct({ of: 'clergy', value: [{}] }),
    );
    expect(advance(asked)).toMatchObject({ for: 'lacerda', run: { waitsFor: { kind: 'church', tiles: 1 } } });
  });
});

const anOverride = (dice: Dice): Override => {
  const space = dice.pick(SOLO_SPACES);
  return dice.pick<Override>([
    { step: dice.pick(['dock', 'courtier', 'state', 'noble', 'discard', 'aide', 'church'] as const), kind: 'skip' },
    { step: 'courtier', kind: 'noble', noble: dice.pick(NOBLES) },
    {
      step: 'state',
      kind: 'action',
      action: dice.pick(['officials', 'plan', 'ship', 'produce', 'cardinal', 'favour']),
    },
    { step: 'state', kind: 'favour', noble: dice.pick(NOBLES) },
    { step: 'state', kind: 'offices', offices: [dice.pick(NOBLES)] },
    { step: 'noble', kind: 'store', space, good: dice.pick(frontagesOf(space)).good },
    { step: 'noble', kind: 'building', site: dice.pick(SOLO_SITES), architect: dice.pick(['blue', 'green']) },
    { step: 'discard', kind: 'deck', deck: dice.pick(DECKS) },
    { step: 'aide', kind: 'deck', deck: dice.pick(DECKS) },
  ]);
};

const aCorrection = (dice: Dice): Correction =>
  dice.pick<Correction>([
    { of: 'deck', at: dice.pick(DECKS), value: dice.below(3) },
    { of: 'clergy', value: Array.from({ length: dice.below(5) }, () => ({})) },
    { of: 'influence', at: 'lacerda', value: dice.below(11) },
    { of: 'wigs', at: 'lacerda', value: dice.below(4) },
    { of: 'favours', at: 'you', value: [...NOBLES] },
    { of: 'treasury', value: dice.below(6) },
    { of: 'courtier', value: dice.pick(NOBLES) },
  ]);

/** Anything somebody may do in his turn, sensible or not; in yours the game continues. */
function anyMove(state: GameState, dice: Dice): Move | null {
  const roll = begun(state) === null ? 9 : dice.below(10);
  if (roll < 4) return instead(anOverride(dice));
  return roll < 6 ? correct(aCorrection(dice)) : aMove(state, dice);
}

describe('no order of overrides, answers and corrections is a dead end', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i', (seed) => {
    const dice = diceOf(seed * 7919);
    let state = aGame(dice);
    let done = 0;
    for (let count = 0; count < 600 && state.turn.kind !== 'over'; count += 1) {
      if (state.turn.kind === 'lacerda') expect(advance(state).for).toBe('lacerda');
      const move = anyMove(state, dice);
      if (move === null) throw new Error(`seed ${seed}: nothing to do at ${JSON.stringify(state.turn)}`);
      const played = play(state, move);
      if (played.ok) done += 1;
      state = played.ok ? played.value.after : state;
    }
    expect(done).toBeGreaterThan(100);
  });
});
