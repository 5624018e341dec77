import { courtPart } from '@/components/board/courtPart';

describe('the mark on the way to the court', () => {
  it('stands there when nothing on the map can be touched, but something at the court', () => {
    expect(courtPart({ selectable: { 'deck-king': true, 'deck-builder': true }, chosen: ['A3'] })).toBe('asked');
  });

  it('is not there while the map asks too, or nothing is asked', () => {
    expect(courtPart({ selectable: { 'deck-king': true, A3: true } })).toBe('none');
    expect(courtPart({})).toBe('none');
  });

  it('follows what is lit when nothing can be touched', () => {
    expect(courtPart({ lit: ['shipyard'] })).toBe('lit');
    expect(courtPart({ lit: ['shipyard', 'D2'] })).toBe('none');
  });
});
