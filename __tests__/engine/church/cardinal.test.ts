import { moveCardinal } from '@/engine/church/cardinal';
import { aState } from '../../helpers/state';

describe('state.cardinal', () => {
  it('setup.cardinal: he starts on the influence icon', () => {
    expect(aState().cardinal).toBe(aState().sheet.church.influence);
  });

  it('goes clockwise, and from the last gap to the first', () => {
    expect(moveCardinal(aState({ cardinal: 1 }), 1).to).toBe(2);
    expect(moveCardinal(aState({ cardinal: 5 }), 1).to).toBe(0);
    expect(moveCardinal(aState({ cardinal: 5 }), 2).to).toBe(1);
  });

  it('landing on the treasury icon meets it', () => {
    expect(moveCardinal(aState({ cardinal: 2 }), 1)).toEqual({ to: 3, treasury: true, influence: false });
    expect(moveCardinal(aState({ cardinal: 1 }), 2)).toEqual({ to: 3, treasury: true, influence: false });
  });

  it('passing it meets it as well', () => {
    expect(moveCardinal(aState({ cardinal: 2 }), 2)).toEqual({ to: 4, treasury: true, influence: false });
  });

  it('landing on or passing the influence icon calls for church scoring (church.scoring)', () => {
    expect(moveCardinal(aState({ cardinal: 4 }), 2)).toEqual({ to: 0, treasury: false, influence: true });
    expect(moveCardinal(aState({ cardinal: 5 }), 2)).toEqual({ to: 1, treasury: false, influence: true });
  });

  it('R19: leaving an icon is not passing it', () => {
    expect(moveCardinal(aState({ cardinal: 0 }), 2)).toEqual({ to: 2, treasury: false, influence: false });
    expect(moveCardinal(aState({ cardinal: 3 }), 1)).toEqual({ to: 4, treasury: false, influence: false });
  });

  it('the icons lie where the copy prints them, and both can be met in one move', () => {
    const state = aState({ sheet: { church: { influence: 2, treasury: 3 } }, cardinal: 1 });
    expect(moveCardinal(state, 2)).toEqual({ to: 3, treasury: true, influence: true });
  });
});
