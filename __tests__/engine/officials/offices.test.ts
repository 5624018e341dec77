import { canAdd, isFull, officialsLeft, officialsOut, othersIn, pushedOut } from '@/engine/officials/offices';
import { aState } from '../../helpers/state';

/** The default sheet prints 6 spaces per office. */
const full = (counts: { you?: number; lacerda?: number; neutral?: number }) => ({ offices: { king: counts } });

describe('state.officials: a full office', () => {
  it('overflows only when every space is taken', () => {
    const roomy = aState(full({ you: 3, lacerda: 1, neutral: 1 }));
    expect(isFull(roomy, 'king')).toBe(false);
    expect(pushedOut(roomy, 'king')).toEqual([]);
    expect(canAdd(roomy, 'king')).toBe(true);
  });

  it('has as many spaces as the copy prints', () => {
    const state = aState({ ...full({ you: 3, lacerda: 1, neutral: 1 }), sheet: { officeSpaces: 5 } });
    expect(isFull(state, 'king')).toBe(true);
    expect(pushedOut(state, 'king')).toEqual(['you']);
  });

  it('R8 default: Lacerda’s and neutral officials never leave, even if his are most; yours move', () => {
    const state = aState(full({ you: 1, lacerda: 4, neutral: 1 }));
    expect(pushedOut(state, 'king')).toEqual(['you']);
    expect(canAdd(state, 'king')).toBe(true);
  });

  it('R8 default: with nobody who may leave, nobody can be added', () => {
    const state = aState(full({ you: 0, lacerda: 5, neutral: 1 }));
    expect(pushedOut(state, 'king')).toEqual([]);
    expect(canAdd(state, 'king')).toBe(false);
  });

  it('R8 as a setting: the overflow applies to him too', () => {
    const rulings = { R8: 'overflow' } as const;
    expect(pushedOut(aState({ ...full({ you: 1, lacerda: 4, neutral: 1 }), rulings }), 'king')).toEqual(['lacerda']);
    expect(pushedOut(aState({ ...full({ you: 4, lacerda: 1, neutral: 1 }), rulings }), 'king')).toEqual(['you']);
    expect(canAdd(aState({ ...full({ you: 0, lacerda: 5, neutral: 1 }), rulings }), 'king')).toBe(true);
  });

  it('R32: of tied colours each moves one', () => {
    const tied = aState({ ...full({ you: 2, lacerda: 2, neutral: 2 }), rulings: { R8: 'overflow' } });
    expect(pushedOut(tied, 'king')).toEqual(['you', 'lacerda']);
  });

  it('neutral officials stay for the whole game, whatever the setting (setup.neutral)', () => {
    const state = aState({ ...full({ neutral: 6 }), rulings: { R8: 'overflow' } });
    expect(pushedOut(state, 'king')).toEqual([]);
    expect(canAdd(state, 'king')).toBe(false);
  });
});

describe('setup.player: 8 officials each', () => {
  const state = aState({
    offices: { builder: { you: 2, lacerda: 1, neutral: 1 }, minister: { you: 1 }, king: {} },
    plazas: { king: { you: 1 } },
  });

  it('those out are in offices and plazas, the rest on the board', () => {
    expect(officialsOut(state, 'you')).toBe(4);
    expect(officialsLeft(state, 'you')).toBe(4);
    expect(officialsLeft(state, 'lacerda')).toBe(7);
  });

  it('one starts in the Marquis’ office', () => {
    expect([officialsLeft(aState(), 'you'), officialsLeft(aState(), 'lacerda')]).toEqual([7, 7]);
  });

  it('setup.neutral: one of an unused colour stands in each office and counts as a rival', () => {
    expect(othersIn(aState(), 'builder', 'you')).toBe(1);
    expect(othersIn(aState(), 'minister', 'you')).toBe(2);
    expect(othersIn(aState(), 'king', 'lacerda')).toBe(1);
  });
});
