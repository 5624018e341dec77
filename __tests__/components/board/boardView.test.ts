import { boardView } from '@/components/board/boardView';
import { figuresOf } from '@/components/board/figures';
import { CITY_NAMES, cityOf } from '@/components/gallery/cities';
import { landPrice, readPosition, storeWigs, type GameState } from '@/engine';

function game(position: object): GameState {
  const read = readPosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('the view of a board', () => {
  it('shows what stands where', () => {
    const view = boardView(
      game({
        stores: { B3: { owner: 'lacerda', good: 'books' } },
        buildings: { 'N-gold': ['gold', 'tools'] },
        rubble: { rows: { A: 'ef' }, columns: ['', '', 't', '', ''], sites: { 'W-C': 'et' } },
      }),
    );
    expect(view.lots.filter(({ store }) => store !== null)).toMatchObject([
      { space: 'B3', store: { owner: 'lacerda', good: 'books' } },
    ]);
    expect(view.sites.find(({ site }) => site === 'N-gold')?.face).toEqual(['gold', 'tools']);
    expect(view.sites.find(({ site }) => site === 'W-C')?.cubes).toEqual(['earthquake', 'tsunami']);
    expect(view.rowRubble[0]?.cubes).toEqual(['earthquake', 'fire']);
    expect(view.columnRubble.map(({ cubes }) => cubes.length)).toEqual([0, 0, 1, 0, 0]);
  });

  it('gives the thin column the value of the column it reads', () => {
    const values = (position: object) => boardView(game(position)).scoring.map(({ value }) => value);
    expect(values({ scoring: [3, 4, 3, 4] })).toEqual([3, 4, 3, 4, 4]);
    expect(values({ scoring: [3, 4, 3, 4], sheet: { thinColumn: 'column-1' } })).toEqual([3, 4, 3, 4, 3]);
  });

  it('knows the court, the decks and the tracks', () => {
    const view = boardView(
      game({
        aide: 'minister',
        courtier: 'king',
        treasury: 5,
        offices: { king: { you: 2, lacerda: 1, neutral: 1 } },
        plazas: { builder: { you: 1 } },
        decks: { treasury: 0 },
      }),
    );
    expect(view.nobles.map(({ courtier }) => courtier)).toEqual([false, false, true]);
    expect(view.nobles[2]?.office).toEqual(['you', 'you', 'lacerda', 'neutral']);
    expect(view.nobles[0]?.plaza).toEqual(['you']);
    expect(view.decks.filter(({ aide }) => aide).map(({ deck }) => deck)).toEqual(['minister']);
    expect(view.treasury.spaces[view.treasury.at]?.right).toBe(5);
    expect(view.influence.spaces.filter(({ coin }) => coin).map(({ value }) => value)).toEqual([0, 1, 3, 5, 7, 8]);
  });

  it.each(CITY_NAMES)('can be made of the %s city of the gallery', (name) => {
    expect(boardView(cityOf(name)).lots).toHaveLength(20);
  });
});

describe('the figures of a layer', () => {
  const state = cityOf('half');

  it('are the engine’s cheapest prices and wigs by the street a store faces', () => {
    const figures = figuresOf(state, 'prices').spaces;
    expect(figures.D2?.wigs).toEqual({
      west: storeWigs(state, 'D2', 'gold').total,
      east: storeWigs(state, 'D2', 'cloth').total,
    });
    expect(figures.D2?.price).toBe(landPrice(state, 'you', 'D2', { from: 'row', kind: 'earthquake' }).total);
    expect(figures.A1).toBeUndefined();
  });

  it('show no wigs towards a street whose tile is not in the display', () => {
    expect(figuresOf(state, 'your-wigs').spaces.C3?.wigs).toEqual({ west: storeWigs(state, 'C3', 'cloth').total });
  });

  it('mark what you cannot pay only where réis are tracked', () => {
    const dear = (game: GameState) =>
      Object.values(figuresOf(game, 'prices').spaces).filter((space) => space?.tooDear === true).length;
    expect(dear(state)).toBeGreaterThan(0);
    expect(dear({ ...state, depth: 'lacerda-needs' })).toBe(0);
  });

  it('give each seat its own wigs for a public building, and Lacerda no price', () => {
    const [yours, his] = [figuresOf(state, 'your-wigs'), figuresOf(state, 'his-wigs')];
    // Of the books and cloth stores that W-A looks at only Lacerda's in A2 stands; column 2 scores 4.
    expect(yours.sites['W-A']?.wigs).toEqual({ blue: 0 });
    expect(his.sites['W-A']?.wigs).toEqual({ blue: 4 });
    expect(Object.values(his.spaces).some((space) => space?.price !== undefined)).toBe(false);
    expect(his.sites['W-C']).toBeUndefined();
  });
});
