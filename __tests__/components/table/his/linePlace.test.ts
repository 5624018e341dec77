import { linePlace } from '@/components/table/his/lines/linePlace';

it('turn.store: a line whose hand goes to a site has its place there, the cubes of the site too', () => {
  const site = 'W-B' as const;
  expect(linePlace({ code: 'site-cubes', cubes: ['fire'], site })).toBe(site);
});

it('a line beside the map has none', () => {
  expect(linePlace({ code: 'discard', deck: 'king', last: false })).toBeUndefined();
});
