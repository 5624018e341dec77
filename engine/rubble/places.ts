import type { Column } from '../model/vocabulary';

/** How many cubes lie at each place when the city is in ruins. */
export const CUBES_IN_ROW = 3;
export const CUBES_IN_COLUMN: Readonly<Record<Column, number>> = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 2 };
export const CUBES_ON_SITE = 2;

/** Cubes of one kind in the box. */
export const CUBES_OF_A_KIND = 21;
