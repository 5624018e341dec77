import { scoringValue } from '@/engine/stores/scoringValue';
import { storeWigs } from '@/engine/stores/storeWigs';
import { COLUMNS } from '@/engine/model/vocabulary';
import { aState } from '../../helpers/state';

describe('store.wigs', () => {
  it('EN p. Earning Wigs for Your New Store: a scoring tile of 4 × 2 matching buildings, north and west, = 8 wigs', () => {
    const state = aState({
      scoring: [3, 4, 3, 4],
      buildings: { 'N-gold': ['gold', 'tools'], 'W-B': ['books', 'gold'] },
    });
    expect(storeWigs(state, 'B2', 'gold')).toEqual({
      total: 8,
      each: 4,
      relevant: ['W-B', 'N-gold'],
      rule: 'store.wigs',
    });
  });

  it('RULES: column 4 with two matching buildings: 8 wigs', () => {
    const state = aState({ scoring: [3, 3, 3, 4], buildings: { 'E-A': ['tools', 'gold'], 'W-A': ['cloth', 'tools'] } });
    expect(storeWigs(state, 'A4', 'tools').total).toBe(8);
  });

  it('at most three buildings count: west, east and north', () => {
    const buildings = { 'W-C': ['cloth', 'gold'], 'E-C': ['cloth', 'books'], 'N-cloth': ['cloth', 'tools'] } as const;
    expect(storeWigs(aState({ buildings }), 'C3', 'cloth')).toMatchObject({
      total: 9,
      relevant: ['W-C', 'E-C', 'N-cloth'],
    });
  });

  it('a building of another colour does not count', () => {
    expect(storeWigs(aState({ buildings: { 'W-C': ['gold', 'tools'] } }), 'C3', 'cloth').total).toBe(0);
  });

  it('a building of another row or street does not count', () => {
    const buildings = { 'W-B': ['cloth', 'gold'], 'N-books': ['books', 'cloth'] } as const;
    expect(storeWigs(aState({ buildings }), 'C3', 'cloth').total).toBe(0);
  });

  it('of a space’s two facings only the one that matches earns', () => {
    const state = aState({ buildings: { 'E-C': ['cloth', 'gold'] } });
    expect(storeWigs(state, 'C3', 'cloth').total).toBe(3);
    expect(storeWigs(state, 'C3', 'books').total).toBe(0);
  });
});

describe('setup.scoring: the tile of a column', () => {
  it('R3 default: the thin column shares column 4’s tile', () => {
    const state = aState({ scoring: [1, 2, 3, 4] });
    expect(COLUMNS.map((column) => scoringValue(state, column))).toEqual([1, 2, 3, 4, 4]);
  });

  it('R3 as the copy prints it: another column’s tile, or a value of its own', () => {
    const thin = (thinColumn: 'column-1' | 'column-2' | number) =>
      scoringValue(aState({ scoring: [1, 2, 3, 4], sheet: { thinColumn } }), 5);
    expect([thin('column-1'), thin('column-2'), thin(7)]).toEqual([1, 2, 7]);
  });

  it.each(['column-1', 7] as const)('R3: with %s for the thin column, column 4 keeps its own tile', (thinColumn) => {
    const state = aState({ scoring: [1, 2, 3, 4], sheet: { thinColumn } });
    expect(COLUMNS.slice(0, 4).map((column) => scoringValue(state, column))).toEqual([1, 2, 3, 4]);
  });
});
