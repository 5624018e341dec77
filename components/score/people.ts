import type { score } from '@/i18n/en/score';
import { LACERDA_ID, seatsOf, type ScoreSheet, type SeatColour } from '@/store/scoreSheet';

/** Someone on the score sheet, as the screens show them. */
export interface ScoredAs {
  readonly id: string;
  readonly name: string;
  /** A color of the box, or a seat of a game that the app tracks. */
  readonly mark: SeatColour | 'you' | 'lacerda';
}

/** Everyone on a sheet, by column; who has no name goes by the colour. */
export function peopleOf(sheet: ScoreSheet, words: Pick<typeof score, 'colour' | 'lacerda'>): readonly ScoredAs[] {
  const people = seatsOf(sheet).map(({ colour, name, held }): ScoredAs => {
    const own = name.trim();
    return { id: held.id, name: own === '' ? words.colour[colour] : own, mark: colour };
  });
  return sheet.table === 'solo' ? [...people, { id: LACERDA_ID, name: words.lacerda, mark: 'lacerda' }] : people;
}

/** What someone is called. */
export const nameIn =
  (people: readonly ScoredAs[]) =>
  (id: string): string =>
    people.find((person) => person.id === id)?.name ?? id;
