import { roomOf } from '@/components/table/room';
import { MAP } from '@/components/board/layout';

const heightOf = (width: number): number => (width * MAP.height) / MAP.width;

describe('the table’s share of a window', () => {
  it.each([
    [390, 844],
    [412, 915],
  ])('on a phone of %i × %i the whole map leaves at least 190 points for the dock', (width, height) => {
    const { board, columnWidth } = roomOf({ width, height });
    expect(board.as).toBe('pages');
    expect(columnWidth).toBeUndefined();
    expect(height - 90 - 8 - heightOf(board.mapWidth)).toBeGreaterThanOrEqual(190);
  });

  it('on a small phone the map keeps its width, so that every place stays large enough', () => {
    expect(roomOf({ width: 360, height: 640 }).board.mapWidth).toBeGreaterThanOrEqual(350);
  });

  it.each([
    [700, 900, 'stacked'],
    [820, 1180, 'stacked'],
    [1280, 800, 'beside'],
  ] as const)('at %i × %i map and question stand side by side, the court %s', (width, height, as) => {
    const { board, columnWidth = 0 } = roomOf({ width, height });
    expect(board.as).toBe(as);
    expect(columnWidth).toBeGreaterThanOrEqual(280);
    expect(board.mapWidth).toBeGreaterThanOrEqual(360);
    expect(board.mapWidth + columnWidth).toBeLessThanOrEqual(width - 24);
  });
});
