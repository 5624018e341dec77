import { SOLO } from '../model/players';
import type { Good, Row, Site, Space } from '../model/vocabulary';
import { STREETS } from '../model/vocabulary';
import { rowOf } from './spaces';

/** Which stores a public site looks at: those of its row, or those on its street. */
export type Outlook = { readonly kind: 'row'; readonly row: Row } | { readonly kind: 'street'; readonly good: Good };

const west = (row: Row): Site => `W-${row}`;
const east = (row: Row): Site => `E-${row}`;
const north = (good: Good): Site => `N-${good}`;

/** The public sites clockwise from the south-west corner: up the west side, along the north, down the east side. */
export const sitesClockwise = (rows: readonly Row[]): readonly Site[] => [
  ...[...rows].reverse().map(west),
  ...STREETS.map(north),
  ...rows.map(east),
];

/** The sites of a solo game in the order of R17, west D first. */
export const SOLO_SITES: readonly Site[] = sitesClockwise(SOLO.rows);

export function outlookOf(site: Site): Outlook {
  const place = site.slice(2);
  return site.startsWith('N') ? { kind: 'street', good: place as Good } : { kind: 'row', row: place as Row };
}

/** The sites whose buildings count for a store here: west and east of its row, north of its street. */
export const sitesFor = (space: Space, good: Good): readonly [Site, Site, Site] => [
  west(rowOf(space)),
  east(rowOf(space)),
  north(good),
];

/** A north site takes only a tile that shows its street's colour (`building.*`). */
export function fits(site: Site, colours: readonly Good[]): boolean {
  const outlook = outlookOf(site);
  return outlook.kind === 'row' || colours.includes(outlook.good);
}
