import { SOLO_SITES, fits, outlookOf, sitesClockwise, sitesFor } from '@/engine/board/sites';
import { SOLO_SPACES, columnIndex, columnOf, frontageFor, frontagesOf, rowOf } from '@/engine/board/spaces';
import { ROWS } from '@/engine/model/vocabulary';

describe('store.display: spaces and the streets they touch', () => {
  it('solo and two players use rows A to D: 20 spaces, row by row', () => {
    expect(SOLO_SPACES).toHaveLength(20);
    expect([SOLO_SPACES[0], SOLO_SPACES[4], SOLO_SPACES[5], SOLO_SPACES[19]]).toEqual(['A1', 'A5', 'B1', 'D5']);
  });

  it('column 1 faces gold, 2 gold or cloth, 3 cloth or books, 4 books or tools, 5 tools', () => {
    const goods = (['B1', 'B2', 'B3', 'B4', 'B5'] as const).map((space) => frontagesOf(space).map(({ good }) => good));
    expect(goods).toEqual([['gold'], ['gold', 'cloth'], ['cloth', 'books'], ['books', 'tools'], ['tools']]);
  });

  it('faces east in column 1, west in column 5, west first in between', () => {
    const facings = (['B1', 'B3', 'B5'] as const).map((space) => frontagesOf(space).map(({ facing }) => facing));
    expect(facings).toEqual([['east'], ['west', 'east'], ['west']]);
  });

  it('the thin column takes the small blue tile', () => {
    expect(frontageFor('C5', 'tools')?.tile).toBe('tools-small');
    expect(frontageFor('C4', 'tools')?.tile).toBe('tools');
  });

  it('a space does not touch the other streets', () => {
    expect(frontageFor('C4', 'gold')).toBeUndefined();
    expect(frontageFor('C1', 'cloth')).toBeUndefined();
  });

  it('a space is its row and its column', () => {
    expect([rowOf('C4'), columnOf('C4'), columnIndex(columnOf('C4'))]).toEqual(['C', 4, 3]);
  });
});

describe('building.open: public sites', () => {
  it('R17: clockwise from west D over the north to east D', () => {
    expect(SOLO_SITES).toEqual([
      'W-D',
      'W-C',
      'W-B',
      'W-A',
      'N-gold',
      'N-cloth',
      'N-books',
      'N-tools',
      'E-A',
      'E-B',
      'E-C',
      'E-D',
    ]);
  });

  it('with three or more players row E has two more', () => {
    expect(sitesClockwise(ROWS)).toHaveLength(14);
  });

  it('west and east look at a row, north at a street', () => {
    expect(outlookOf('W-B')).toEqual({ kind: 'row', row: 'B' });
    expect(outlookOf('E-C')).toEqual({ kind: 'row', row: 'C' });
    expect(outlookOf('N-books')).toEqual({ kind: 'street', good: 'books' });
  });

  it('a north site takes only a tile that shows its street’s colour', () => {
    expect(fits('N-gold', ['gold', 'tools'])).toBe(true);
    expect(fits('N-gold', ['cloth', 'tools'])).toBe(false);
    expect(fits('W-A', ['cloth', 'tools'])).toBe(true);
  });

  it('store.wigs: three sites look at a store', () => {
    expect(sitesFor('C3', 'cloth')).toEqual(['W-C', 'E-C', 'N-cloth']);
  });
});
