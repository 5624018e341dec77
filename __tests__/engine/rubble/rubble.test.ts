import {
  cubeChoices,
  cubesInColumn,
  cubesInRow,
  cubesOnSite,
  rubbleAround,
  valueOf,
  without,
} from '@/engine/rubble/cubes';
import { completedSets, completesSet, hasRoomFor } from '@/engine/rubble/sets';
import { aState, cubes } from '../../helpers/state';

describe('rubble.set', () => {
  it('a set is one earthquake, one fire and one tsunami cube', () => {
    expect(completedSets({ earthquake: 0, fire: 5, tsunami: 5 })).toBe(0);
    expect(completedSets({ earthquake: 1, fire: 1, tsunami: 1 })).toBe(1);
    expect(completedSets({ earthquake: 2, fire: 4, tsunami: 3 })).toBe(2);
    expect(completedSets({ earthquake: 5, fire: 5, tsunami: 5 })).toBe(5);
  });

  it('knows the cube that completes one', () => {
    expect(completesSet({ earthquake: 1, fire: 1, tsunami: 0 }, 'tsunami')).toBe(true);
    expect(completesSet({ earthquake: 1, fire: 1, tsunami: 0 }, 'fire')).toBe(false);
    expect(completesSet({ earthquake: 5, fire: 5, tsunami: 5 }, 'fire')).toBe(false);
  });

  it('EN p. Rubble Sets: a sixth cube of a kind has no room', () => {
    const rubble = { earthquake: 5, fire: 4, tsunami: 0 };
    expect(hasRoomFor({ rubble }, 'earthquake')).toBe(false);
    expect(hasRoomFor({ rubble }, 'fire')).toBe(true);
  });
});

describe('store.price: cubes on the map', () => {
  const state = aState({
    rubble: {
      rows: { A: cubes('ett') },
      columns: [[], cubes('ft'), [], [], cubes('ee')],
      sites: { 'W-A': cubes('ee') },
    },
  });

  it('brown is worth 3, red 2, blue 1', () => {
    expect([valueOf(cubes('e')), valueOf(cubes('f')), valueOf(cubes('t')), valueOf(cubes('eft')), valueOf([])]).toEqual(
      [3, 2, 1, 6, 0],
    );
  });

  it('lie at rows, columns and sites; nowhere is none', () => {
    expect(cubesInRow(state, 'A')).toEqual(cubes('ett'));
    expect(cubesInRow(state, 'B')).toEqual([]);
    expect(cubesInColumn(state, 5)).toEqual(cubes('ee'));
    expect(cubesOnSite(state, 'W-A')).toEqual(cubes('ee'));
    expect(cubesOnSite(state, 'E-A')).toEqual([]);
  });

  it('around a space its row and its column count', () => {
    expect(rubbleAround(state, 'A2')).toBe(8);
    expect(rubbleAround(state, 'B2')).toBe(3);
    expect(rubbleAround(state, 'C3')).toBe(0);
  });

  it('offer each kind once per place, the row first, dearest first', () => {
    expect(cubeChoices(state, 'A2')).toEqual([
      { from: 'row', kind: 'earthquake' },
      { from: 'row', kind: 'tsunami' },
      { from: 'column', kind: 'fire' },
      { from: 'column', kind: 'tsunami' },
    ]);
    expect(cubeChoices(state, 'C3')).toEqual([]);
  });

  it('one is taken at a time, and none that is not there', () => {
    expect(without(cubes('ett'), 'tsunami')).toEqual(cubes('et'));
    expect(without(cubes('ett'), 'fire')).toEqual(cubes('ett'));
  });
});
