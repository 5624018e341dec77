import { fireEvent, render, screen } from '@testing-library/react-native';

import { blankLacerda, blankPerson, finalScore, scoreInput, type ScoredPerson, type ScoreInput } from '@/engine';
import type { ScoredAs } from '@/components/score/people';
import { ScoreResult } from '@/components/score/result/ScoreResult';
import { scorePicture } from '@/components/score/share/picture';
import { scoreText, type Telling } from '@/components/score/share/scoreText';
import { score as words } from '@/i18n/en/score';
import { scoreReasons as sentences } from '@/i18n/en/scoreReasons';

const PEOPLE: readonly ScoredAs[] = [
  { id: 'p1', name: 'Green', mark: 'green' },
  { id: 'p2', name: 'Purple', mark: 'purple' },
  { id: 'p3', name: 'Inês & Rui', mark: 'orange' },
  { id: 'p4', name: 'Yellow', mark: 'yellow' },
];
const SOLO: readonly ScoredAs[] = [
  { id: 'p1', name: 'You', mark: 'green' },
  { id: 'lacerda', name: 'Lacerda', mark: 'lacerda' },
];

const held = (id: string, part: Partial<ScoredPerson>): ScoredPerson => ({ ...blankPerson(id), ...part });
const stores = (part: Partial<ScoredPerson['stores']>) => ({ gold: 0, books: 0, cloth: 0, tools: 0, ...part });
const table = (...parts: readonly Partial<ScoredPerson>[]): ScoreInput =>
  scoreInput(parts.map((part, seat) => held(`p${seat + 1}`, part)));
const show = (input: ScoreInput, people = PEOPLE) =>
  render(<ScoreResult input={input} people={people.slice(0, input.players.length)} />);

describe('the result of any score input', () => {
  it('names the winner and stands everyone on the podium', () => {
    show(table({ wigs: 50 }, { wigs: 70 }, { wigs: 60 }));
    expect(screen.getByText('Purple wins with 70 wigs')).toBeOnTheScreen();
    expect(screen.getByLabelText('2nd place: Inês & Rui, 60 wigs')).toBeOnTheScreen();
    expect(screen.getByLabelText('3rd place: Green, 50 wigs')).toBeOnTheScreen();
  });

  it('puts those who share a place on one block', () => {
    show(table({ wigs: 70 }, { wigs: 70 }, { wigs: 60 }));
    expect(screen.getByText('Green and Purple tie for first with 70 wigs')).toBeOnTheScreen();
    expect(screen.getByLabelText('3rd place: Inês & Rui, 60 wigs')).toBeOnTheScreen();
  });

  it('says what broke a tie', () => {
    show(table({ wigs: 61, sets: 3 }, { wigs: 64, sets: 2 }));
    expect(screen.getByText('Green ahead of Purple: same wigs, more rubble sets (3 to 2)')).toBeOnTheScreen();
  });

  it('tells without color where the wigs come from', () => {
    show(table({ wigs: 50, ships: [2, 3], decrees: [4], favours: 1, stores: stores({ gold: 1 }) }));
    expect(
      screen.getByRole('img', { name: 'Green, 64 wigs: track 50, ships 5, stores 3, decrees 4, favors 2' }),
    ).toBeOnTheScreen();
  });

  it('has a sentence for every majority', () => {
    show(
      table(
        { stores: stores({ books: 3, cloth: 4 }), officialsAtWork: 8 },
        { stores: stores({ books: 3, cloth: 3 }), officialsAtWork: 5 },
        { stores: stores({ cloth: 3 }), officialsAtWork: 5 },
        { stores: stores({ cloth: 1 }), officialsAtWork: 3 },
      ),
    );
    expect(
      screen.getByText('Books: Green 3, Purple 3, tied for 9 + 6: 7 each; Inês & Rui and Yellow none'),
    ).toBeOnTheScreen();
    expect(
      screen.getByText(
        'Cloth: Green 4, most: 9; Purple 3, Inês & Rui 3, tied for 6 + 3: 4 each; Yellow 1, fourth: nothing',
      ),
    ).toBeOnTheScreen();
    expect(
      screen.getByText(
        'Officials: Green 8, most: 15; Purple 5, Inês & Rui 5, tied for 10 + 5: 7 each; Yellow 3, fourth: nothing',
      ),
    ).toBeOnTheScreen();
    expect(screen.getByText('Gold: nobody has any')).toBeOnTheScreen();
  });

  it('says why for every line', () => {
    show(table({ wigs: 7, ships: [2, 3, 3], sets: 3, reis: 13, influence: 7, decrees: [2, 6], favours: 1 }));
    const why = (line: string, sentence: string) => {
      fireEvent.press(screen.getByRole('button', { name: `${line}: why?` }));
      expect(screen.getByText(sentence)).toBeOnTheScreen();
    };
    why('Track', 'Green: 7 wigs before endgame scoring');
    why('Ships', 'Green: sizes 2 + 3 + 3: 8 wigs');
    why('Rubble', 'Green: 3 rubble sets, 3 each: 9 wigs');
    why('Money', 'Green: 13 réis and 4 coins on the influence track, 1 wig per 5: 3 wigs');
    why('Decrees', 'Green: decrees 2 + 6: 8 wigs');
    why('Favors', 'Green: 1 royal favor, 2 each: 2 wigs');
    why('Tools', 'Green: none, so no wigs');
  });

  it('shows zeros for an empty sheet', () => {
    show(table({}, {}, {}, {}));
    expect(screen.getByText('Green, Purple, Inês & Rui and Yellow tie for first with 0 wigs')).toBeOnTheScreen();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  it('gives the number alone to someone alone', () => {
    show(table({ wigs: 40 }));
    expect(screen.getByText('40 wigs')).toBeOnTheScreen();
  });
});

describe('a solo result', () => {
  const solo = (you: Partial<ScoredPerson>, his: Partial<ReturnType<typeof blankLacerda>> = {}): ScoreInput =>
    scoreInput([held('p1', you), { ...blankLacerda('lacerda'), ...his }]);

  it('shows the title, what is missing for the next one, and every condition', () => {
    show(solo({ wigs: 90 }, { wigs: 40, decrees: 2, cubes: 3 }), SOLO);
    expect(screen.getByText('Jester')).toBeOnTheScreen();
    expect(screen.getByText('For Court Servant, you still need:')).toBeOnTheScreen();
    expect(screen.getByText('· 6 decrees (6 needed)')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'All conditions' }));
    expect(screen.getByText('20 réis or more: you have 0, 20 short')).toBeOnTheScreen();
    expect(screen.getByText('fewer than 4 stores: you have 0, applies to you')).toBeOnTheScreen();
    expect(screen.getByText('fewer than 49 wigs: you have 90, doesn’t apply')).toBeOnTheScreen();
  });

  it('says that there is nothing above the highest title', () => {
    const you = {
      wigs: 99,
      stores: stores({ tools: 3, gold: 2 }),
      officialsAtWork: 3,
      reis: 20,
      decrees: Array<number>(8).fill(0),
      ships: [1, 1] as const,
    };
    show(solo(you), SOLO);
    expect(screen.getByText('Right Hand of the Marquis')).toBeOnTheScreen();
    expect(screen.getByText('There’s no higher title.')).toBeOnTheScreen();
  });

  it('counts cubes and decrees of Lacerda his way', () => {
    show(solo({}, { cubes: 3, decrees: 2 }), SOLO);
    fireEvent.press(screen.getByRole('button', { name: 'Rubble: why?' }));
    expect(screen.getByText('Lacerda: 3 rubble cubes, 1 each: 3 wigs')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Decrees: why?' }));
    expect(screen.getByText('Lacerda: 2 decrees, 3 each: 6 wigs')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Money: why?' }));
    expect(screen.getByText('Lacerda: nothing for money or influence')).toBeOnTheScreen();
  });
});

describe('sharing', () => {
  const telling: Telling = {
    score: finalScore(table({ wigs: 61, sets: 3 }, { wigs: 64, sets: 2, stores: stores({ gold: 1 }) }, { wigs: 70 })),
    people: PEOPLE,
    date: '1 November 1755',
    words,
    sentences,
  };

  it('as text says the places, what broke ties and the majorities somebody holds', () => {
    expect(scoreText(telling)).toBe(
      'Lisboa, final score, 1 November 1755\n\n1. Purple: 73 wigs\n2. Green: 70 wigs\n3. Inês & Rui: 70 wigs\n' +
        'Green ahead of Inês & Rui: same wigs, more rubble sets (3 to 0)\n\nGold: Purple 1, most: 3; Green and Inês & Rui none',
    );
  });

  it('as a picture names everyone, safely, with their wigs by line', () => {
    const { svg, width, height } = scorePicture(telling);
    expect([width % 60, height % 60]).toEqual([0, 0]);
    expect(svg).toContain('>Inês &#38; Rui<');
    expect(svg).toContain('>Purple wins with 73 wigs<');
    const said = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
    const line = (name: string) => said.slice(said.indexOf(name), said.indexOf(name) + 4);
    expect(line('Track')).toEqual(['Track', '64', '61', '70']);
    expect(line('Rubble')).toEqual(['Rubble', '6', '9', '0']);
    expect(line('Gold')).toEqual(['Gold', '3', '0', '0']);
    expect(line('Total')).toEqual(['Total', '73', '70', '70']);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('as a picture shows the title of a solo game', () => {
    const input = scoreInput([held('p1', { wigs: 90 }), blankLacerda('lacerda')]);
    expect(scorePicture({ ...telling, score: finalScore(input), people: SOLO }).svg).toContain('>Jester<');
  });

  it('as a picture shortens what has no room, and keeps it readable', () => {
    const people = PEOPLE.map((one) => ({ ...one, name: 'Dona Maria Francisca Isabel Josefa' }));
    const sizes = [...scorePicture({ ...telling, people }).svg.matchAll(/font-size="(\d+)"[^>]*>Dona M[^<]*…</g)];
    expect(sizes.map(([, size]) => size)).toEqual(['40', '28', '28', '28']);
  });
});
