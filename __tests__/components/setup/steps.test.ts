import { dealSolo, DEFAULT_RULINGS, DEFAULT_SHEET, setUpSolo, type SoloDeal } from '@/engine';
import { heapsOf, nextPlace, refusalOf } from '@/components/setup/cubes';
import {
  CUBE_PLACES,
  goneOn,
  goneTo,
  lookedInto,
  newDraft,
  toldBy,
  withAnswer,
  withoutLast,
  type Kind,
  type SetupFacts,
} from '@/components/setup/draft';
import { draftFormat } from '@/components/setup/draftFormat';
import { gameOf, knownOf, viewAt, viewOf } from '@/components/setup/laidOut';
import { openParts, placesOf, stepAsking, stepsOf, tickedSteps, type StepId } from '@/components/setup/steps';
import { setup } from '@/i18n/en/setup';

import { drawnWith } from '@/__tests__/helpers/drawnSetup';

const dealt = (seed: number): SoloDeal => {
  const deal = dealSolo(seed, DEFAULT_SHEET);
  if (!deal.ok) throw new Error(deal.error.code);
  return deal.value.value;
};

const DRAWN = drawnWith({ yourArchitect: 'green', yourPlan: 8 });
const OPTIONS = { sheet: DEFAULT_SHEET, rulings: DEFAULT_RULINGS, depth: 'everything' } as const;
const drawn = { ...newDraft('dealt', 7), answers: DRAWN };

const partsOf = (kind: Kind) => stepsOf(kind).flatMap(({ parts }) => parts);
const asksOf = (kind: Kind) => partsOf(kind).flatMap(({ asks }) => asks);

describe('the steps of a setup', () => {
  it('setup.decrees: eight decrees are laid out, without those two players leave out', () => {
    expect(partsOf('dealt').map(({ id }) => setup.steps[id].say)).toContainEqual(
      expect.stringMatching(/8 decrees.*not for 2 players/),
    );
  });

  it('every question of a dealt table is asked once, in the order things are drawn', () => {
    expect(asksOf('dealt')).toEqual([
      'blue',
      'stackBlue',
      'green',
      'stackGreen',
      'yourArchitect',
      'yourPlan',
      'yourTile',
      'hisFirst',
      'hisSecond',
      'preplaced',
      'depth',
    ]);
  });

  it('a table dealt by hand is asked for everything chance decided, too', () => {
    const asked = new Set(asksOf('entered'));
    for (const ask of asksOf('dealt')) expect(asked).toContain(ask);
    for (const ask of ['cubes', 'scoring', 'yourFavour', 'hisFavour', 'aide', 'courtier'] as const)
      expect(asked).toContain(ask);
  });

  it('what is missing is counted by step; how much is kept has its default', () => {
    expect(openParts(stepsOf('dealt'), {})).toEqual([
      { id: 'architects', step: 'stock', open: 4 },
      { id: 'you', step: 'people', open: 2 },
      { id: 'lacerda', step: 'people', open: 2 },
      { id: 'preplaced', step: 'court', open: 1 },
    ]);
    expect(openParts(stepsOf('dealt'), toldBy(drawn))).toEqual([]);
    expect(openParts(stepsOf('entered'), {})[0]).toEqual({ id: 'cubes', step: 'cubes', open: 1 });
  });

  it('a step that was left with a question open is not ticked', () => {
    const left = ['city', 'stock', 'people'];
    expect(tickedSteps(stepsOf('dealt'), left, {})).toEqual(['city']);
    expect(tickedSteps(stepsOf('dealt'), left, toldBy(drawn))).toEqual(left);
  });

  it('whoever was led to what is missing comes back with Next, and continues in order otherwise', () => {
    const looking = lookedInto({ ...newDraft('dealt', 1), step: 'court' }, 'people', 'court');
    expect(goneOn(looking, 'people', 'next')).toEqual({ ...newDraft('dealt', 1), step: 'court', done: ['people'] });
    expect(goneOn(goneTo(looking, 'city'), 'city', 'stock').step).toBe('stock');
    expect(draftFormat.read(draftFormat.write(looking))).toEqual({ ok: true, value: looking });
  });

  it('few taps on Next: a dealt setup has four steps, or one for those who know it', () => {
    expect(stepsOf('dealt').map(({ id }) => id)).toEqual(['city', 'stock', 'people', 'court']);
    const [all, ...others] = stepsOf('dealt', 'one');
    expect(others).toEqual([]);
    expect(all?.parts).toEqual(partsOf('dealt'));
  });

  it('solo.setup.aide, solo.setup.courtier: the step says which pieces to use', () => {
    expect(setup.steps.aide.say).toMatch(/official of an unused color/);
    expect(setup.steps.courtier.say).toMatch(/another unused piece/);
  });

  it('a tap belongs to the step it was asked in', () => {
    expect(stepAsking(stepsOf('entered'), 'W-A')).toBe('cubes');
    expect(stepAsking(stepsOf('entered'), 'hisFavour')).toBe('people');
    expect(stepAsking(stepsOf('dealt'), 'preplaced')).toBe('court');
  });

  it('solo.setup.aide: the aide decides where the first building goes', () => {
    expect(placesOf('preplaced', { aide: 'minister' })).toEqual(['W-D']);
    expect(placesOf('preplaced', { aide: 'king' })).toEqual(['E-D']);
    expect(placesOf('preplaced', {})).toEqual([]);
  });
});

describe('a game from a draft', () => {
  it('begins as it was dealt and drawn', () => {
    const game = gameOf(knownOf(drawn, DEFAULT_SHEET), OPTIONS);
    expect(game).toEqual(
      setUpSolo(
        dealt(7),
        {
          preplaced: ['cloth', 'books'],
          available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
          planStacks: { blue: 2, green: 3 },
          yourPlan: { architect: 'green', officials: 8 },
          hisPlans: [1, 4],
        },
        OPTIONS,
      ),
    );
  });

  it('is none while an answer is missing, and the last tap can be undone', () => {
    expect(gameOf(knownOf(withoutLast(drawn), DEFAULT_SHEET), OPTIONS)).toBeNull();
    const changed = withAnswer(drawn, { about: 'yourPlan', told: 2 });
    expect(toldBy(changed).yourPlan).toBe(2);
    expect(toldBy(withoutLast(changed)).yourPlan).toBe(8);
  });

  it('solo.setup.aide, solo.setup.courtier: both appear when their turn comes, not before', () => {
    const view = viewOf(knownOf(drawn, DEFAULT_SHEET), DEFAULT_SHEET);
    if (view === null) throw new Error('no board');
    const shows = (part: StepId) => {
      const { decks, nobles } = viewAt(view, part);
      return [decks.some(({ aide }) => aide), nobles.some(({ courtier }) => courtier)];
    };
    expect(shows('decks')).toEqual([false, false]);
    expect(shows('officials')).toEqual([false, false]);
    expect(shows('aide')).toEqual([true, false]);
    expect(shows('courtier')).toEqual([false, true]);
  });

  it('the board shows nothing that has not been entered', () => {
    const view = viewOf({}, DEFAULT_SHEET);
    expect(view?.scoring).toEqual([]);
    expect(view?.decks.some(({ aide }) => aide)).toBe(false);
    expect(view?.nobles.some(({ courtier }) => courtier)).toBe(false);
    expect(view?.sites.every(({ cubes, face }) => cubes.length === 0 && face === null)).toBe(true);
  });

  it('solo.setup.aide: the cubes of the first building’s site lie there until it is entered', () => {
    const { answers: _, ...rest } = drawn;
    const at = (told: SetupFacts) =>
      viewOf(told, DEFAULT_SHEET)?.sites.find(({ site }) => site === placesOf('preplaced', told)[0]);
    expect(at(knownOf({ ...rest, answers: [] }, DEFAULT_SHEET))?.cubes).toHaveLength(2);
    expect(at(knownOf(drawn, DEFAULT_SHEET))).toMatchObject({ cubes: [], face: ['cloth', 'books'] });
  });

  it('solo.setup.tiles: a sheet whose tiles cannot part gives no board', () => {
    expect(viewOf({}, { ...DEFAULT_SHEET, scoringTiles: [3, 3, 3, 4] })).toBeNull();
  });
});

describe('cubes entered from the table', () => {
  it('every heap is one tap: ten of three cubes, six of two, none twice', () => {
    for (const [size, count] of [
      [3, 10],
      [2, 6],
    ] as const) {
      const heaps = heapsOf(size).map((heap) => heap.join());
      expect(heaps).toHaveLength(count);
      expect(new Set(heaps).size).toBe(count);
    }
  });

  it('the places follow each other, 50 cubes in all', () => {
    expect(CUBE_PLACES.reduce((sum, { cubes }) => sum + cubes, 0)).toBe(50);
    expect(nextPlace({})).toBe('row-A');
    expect(nextPlace({ 'row-A': ['fire', 'fire', 'fire'] })).toBe('row-B');
  });

  it('a 22nd brown cube is refused, and changing a place does not count it twice', () => {
    const brown = ['earthquake', 'earthquake', 'earthquake'] as const;
    const full: SetupFacts = Object.fromEntries(CUBE_PLACES.slice(0, 7).map(({ id }) => [id, brown]));
    expect(refusalOf(full, 'column-4', ['earthquake', 'fire', 'fire'])).toEqual({
      code: 'too-many-cubes',
      kind: 'earthquake',
      most: 21,
      has: 22,
    });
    expect(refusalOf(full, 'row-A', brown)).toBeUndefined();
  });
});
