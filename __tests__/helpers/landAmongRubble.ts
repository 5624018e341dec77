/** What A1 costs a gold store with three brown cubes in its row and three blue ones in its column, the treasury at 3. */
export const LAND_AMONG_RUBBLE = {
  price: 12,
  treasury: 3,
  rubble: 9,
  benefits: 0,
  take: { from: 'row', kind: 'earthquake' },
  cubes: [
    { from: 'row', kind: 'earthquake', price: 12 },
    { from: 'column', kind: 'tsunami', price: 14 },
  ],
};
