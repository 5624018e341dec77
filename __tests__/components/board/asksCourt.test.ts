import { asksCourt } from '@/components/board/asksCourt';

describe('the mark on the way to the court', () => {
  it('stands there when nothing on the map can be touched, but something at the court', () => {
    expect(asksCourt({ selectable: { 'deck-king': true, 'deck-builder': true }, chosen: ['A3'] })).toBe(true);
  });

  it('is not there while the map asks too, or nothing is asked', () => {
    expect(asksCourt({ selectable: { 'deck-king': true, A3: true } })).toBe(false);
    expect(asksCourt({})).toBe(false);
  });

  it('follows what is lit when nothing can be touched', () => {
    expect(asksCourt({ lit: ['shipyard'] })).toBe(true);
    expect(asksCourt({ lit: ['shipyard', 'D2'] })).toBe(false);
  });
});
