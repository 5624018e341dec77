import type { Command } from '@/engine/game/command';
import type { GameState } from '@/engine/model/state';
import { UNKNOWN } from '@/engine/model/state';
import { NOTHING_DUE } from '@/engine/model/turn';
import { difference } from '@/engine/play/difference';
import type { Forecast } from '@/engine/play/forecast';
import { forecast, forecastOf } from '@/engine/play/forecast';
import { addChoice, previewOf, startScratch } from '@/engine/play/scratch';
import { afterMoves, cheapestWay } from '../../helpers/moves';
import { aState, yourTurn } from '../../helpers/state';

/** His forecast; a state without one fails the test. */
function foretold(state: GameState): Forecast {
  const foreseen = forecast(state);
  if (foreseen === null) throw new Error('no forecast');
  return foreseen;
}

const stepAt = ({ steps }: Forecast, at: string) => steps.find((step) => step.at === at);
const summary = ({ steps }: Forecast) => steps.map(({ at, certain }) => `${at} ${certain ? 'certain' : 'open'}`);

/** The courtier goes from the king to the builder; the aide on the king: the top action. */
const BUILDER_NEXT = { courtier: 'king', aide: 'king' } as const;

describe('forecast', () => {
  it('solo.courtier, solo.state, solo.noble: tells his whole next turn while you have not begun yours', () => {
    const state = aState({ ...BUILDER_NEXT, buildings: { 'W-B': ['gold', 'cloth'] } });
    const foreseen = foretold(state);
    expect(summary(foreseen)).toEqual([
      'courtier certain',
      'state certain',
      'noble certain',
      'discard certain',
      'aide certain',
    ]);
    expect(stepAt(foreseen, 'noble')?.step).toMatchObject({
      action: 'store',
      done: true,
      space: 'B2',
      good: 'gold',
      wigs: 4,
    });
    expect(foreseen).toMatchObject({ questions: [], wigs: { you: 0, lacerda: 4 } });
  });

  it('turn.end: the display is refilled before his turn, and a store begun is no free land', () => {
    const state = aState({
      ...BUILDER_NEXT,
      buildings: { 'W-B': ['gold', 'cloth'] },
      you: { influence: 10, reis: 30 },
    });
    const begun = afterMoves(
      state,
      { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') },
      { kind: 'build-store', space: 'B2', good: 'cloth' },
    );
    expect(begun.display).not.toContain('cloth');
    expect(stepAt(foretold(begun), 'noble')?.step).toMatchObject({ space: 'B1', good: 'gold', wigs: 3 });
  });

  it('solo.plan: an untold plan leaves everything after it certain', () => {
    const foreseen = foretold(aState({ courtier: 'king', aide: 'builder', planStacks: { blue: UNKNOWN, green: 2 } }));
    expect(summary(foreseen)).toEqual([
      'courtier certain',
      'state open',
      'noble certain',
      'discard certain',
      'aide certain',
    ]);
    expect(stepAt(foreseen, 'state')).toEqual({
      at: 'state',
      step: null,
      certain: false,
      dependsOn: [{ kind: 'plan', architect: 'blue' }],
    });
    expect(foreseen.questions).toEqual([{ kind: 'plan', architect: 'blue' }]);
  });

  it('solo.building: an untold tile leaves only the building open, and your possible follow what it could change', () => {
    const known = aState({ courtier: 'minister', aide: 'king', cardinal: 5, you: { favours: ['king'] } });
    const foreseen = foretold({ ...known, available: { blue: UNKNOWN, green: ['books', 'tools'] } });
    expect(summary(foreseen)).toEqual([
      'courtier certain',
      'state open',
      'noble open',
      'discard certain',
      'aide certain',
      'church open',
    ]);
    expect(stepAt(foreseen, 'church')?.dependsOn).toEqual([
      { kind: 'follow', noble: 'king', cost: expect.any(Number) },
    ]);
    expect(foreseen.questions.map(({ kind }) => kind)).toEqual(['building', 'follow', 'church']);
  });

  it('solo.cardinal: where he goes is said, the wigs depend on the tile in front', () => {
    const foreseen = foretold(aState({ courtier: 'minister', aide: 'king' }));
    expect(stepAt(foreseen, 'state')).toMatchObject({
      certain: false,
      dependsOn: [{ kind: 'clergyWigs' }],
      step: { action: 'cardinal', to: 2, wigs: null },
    });
  });

  it('follow: in your follow what is left of his turn is foretold', () => {
    const state = aState({
      toMove: 'lacerda',
      courtier: 'builder',
      turn: { kind: 'lacerda', next: 'follow', due: NOTHING_DUE, inputs: { answers: {}, overrides: [] } },
      you: { favours: ['builder'], influence: 10, reis: 30 },
    });
    const following = afterMoves(state, { kind: 'follow', pay: cheapestWay(state, 'builder') });
    expect(summary(foretold(following))).toEqual(['discard certain', 'aide certain']);
    expect(summary(foretold(state))).toEqual(['discard certain', 'aide certain']);
    expect(foretold(state).questions).toEqual([{ kind: 'follow', noble: 'builder', cost: expect.any(Number) }]);
  });

  it('says which question his turn stands at', () => {
    const state = aState({
      toMove: 'lacerda',
      courtier: 'minister',
      aide: 'builder',
      available: { blue: UNKNOWN, green: null },
    });
    expect(foretold(state).questions).toEqual([{ kind: 'building', architect: 'blue' }]);
  });

  it('end.period: when your turn ends the period, his comes after the change', () => {
    const state = aState({
      courtier: 'builder',
      aide: 'king',
      shipyard: [],
      decks: { builder: 0, minister: 0, king: 0, treasury: 3 },
      turn: yourTurn({ at: 'end' }, { due: { church: null, end: 'you' } }),
      lacerda: { cubes: 7 },
    });
    expect(stepAt(foretold(state), 'state')?.step).toMatchObject({ action: 'ship', done: true, hull: 3 });
    expect(stepAt(foretold(state), 'discard')?.step).toMatchObject({ deck: 'king', done: true });
    expect(foretold(state).after).toMatchObject({ period: 2, lacerda: { wigs: 12 } });
  });

  it('church.scoring: the Cardinal you laid down gives him influence first', () => {
    const state = aState({
      courtier: 'builder',
      aide: 'builder',
      turn: yourTurn({ at: 'church' }, { due: { church: 'you', end: null } }),
      you: { portfolio: [{ card: 'noble', noble: 'king', influence: 4 }] },
      lacerda: { influence: 0, wigs: 9 },
    });
    expect(stepAt(foretold(state), 'noble')?.step).toMatchObject({
      action: 'decrees',
      paid: { influence: 3, wigs: 0 },
    });
  });

  it('end.game: there is none once the game is over', () => {
    expect(forecast(aState({ turn: { kind: 'over' } }))).toBeNull();
  });
});

/** The table after moves tried on a scratch branch. */
function preview(state: GameState, ...commands: readonly Command[]) {
  let branch = startScratch(state);
  for (const command of commands) {
    const added = addChoice(branch, command);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    branch = added.value;
  }
  return previewOf(branch);
}

describe('a move you consider', () => {
  const state = aState({
    ...BUILDER_NEXT,
    buildings: { 'W-B': ['gold', 'cloth'], 'W-A': ['cloth', 'tools'] },
    scoring: [3, 4, 3, 4],
    lacerda: { favours: ['builder'], influence: 10 },
    you: { influence: 10, reis: 30 },
  });
  const moves: readonly Command[] = [
    { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') },
    { kind: 'build-store', space: 'A2', good: 'cloth' },
    { kind: 'buy-land', cube: null, house: 'left', coins: 0 },
  ];

  it('solo.follow: shows his follow of your visit with its space, wigs and payment', () => {
    const after = forecastOf(preview(state, ...moves));
    expect(after?.steps[0]).toMatchObject({
      at: 'his-follow',
      certain: true,
      step: {
        rule: 'solo.follow',
        action: 'store',
        space: 'A4',
        good: 'tools',
        wigs: 4,
        paid: { influence: 2, wigs: 0 },
      },
    });
  });

  it('solo.follow: his follow waits for a tile only the table knows, and says so', () => {
    const atKing = aState({
      courtier: 'king',
      aide: 'king',
      available: { blue: UNKNOWN, green: ['books', 'tools'] },
      lacerda: { favours: ['king'], influence: 9 },
      turn: yourTurn({ at: 'his-follow', noble: 'king' }),
    });
    const foreseen = foretold(atKing);
    expect(foreseen.steps[0]).toMatchObject({
      at: 'his-follow',
      step: null,
      dependsOn: [{ kind: 'building', architect: 'blue' }],
    });
    expect(stepAt(foreseen, 'state')).toMatchObject({ certain: true });
    expect(stepAt(foreseen, 'noble')).toMatchObject({
      certain: false,
      dependsOn: [{ kind: 'building', architect: 'blue' }],
    });
  });

  it('tells what it changes: he builds A1 instead of A2, 1 wig less for him', () => {
    const plain: GameState = {
      ...state,
      buildings: { 'W-A': ['gold', 'cloth'] },
      lacerda: { ...state.lacerda, favours: [] },
    };
    const change = difference(foretold(plain), foretold(preview(plain, ...moves).state));
    expect(change).toMatchObject({
      changes: [
        {
          kind: 'instead',
          at: 'noble',
          wigs: { you: 0, lacerda: -1 },
          was: { step: { space: 'A2', good: 'gold', wigs: 4 } },
          now: { step: { space: 'A1', good: 'gold', wigs: 3 } },
        },
      ],
      wigs: { you: 0, lacerda: -1 },
    });
  });

  it('tells what it adds, and nothing when nothing changes', () => {
    const before = foretold(state);
    expect(difference(before, foretold(preview(state, ...moves).state)).changes[0]).toMatchObject({
      kind: 'added',
      at: 'his-follow',
      wigs: { you: 0, lacerda: 4 },
    });
    expect(difference(before, before)).toEqual({ changes: [], wigs: { you: 0, lacerda: 0 } });
  });
});
