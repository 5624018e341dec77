import { courtMarks, courtPart, isAskedOnMap } from '@/components/board/courtPart';

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

describe('the marks of the court', () => {
  it('are those of its own places, with what is said of them', () => {
    const both = { A3: true, 'deck-king': 'take its card' } as const;
    const ids = ['shipyard', 'D2'] as const;
    expect(courtMarks({ selectable: both, explained: both, lit: ids, chosen: ids })).toEqual({
      selectable: { 'deck-king': 'take its card' },
      explained: { 'deck-king': 'take its card' },
      lit: ['shipyard'],
      chosen: ['shipyard'],
    });
  });
});

describe('a question for the map', () => {
  it('is one that nothing in the court answers', () => {
    expect(isAskedOnMap({ A3: true, 'W-B': true })).toBe(true);
    expect(isAskedOnMap({ 'deck-king': true, A3: true })).toBe(false);
    expect(isAskedOnMap({ 'deck-king': true })).toBe(false);
    expect(isAskedOnMap({})).toBe(false);
  });
});
