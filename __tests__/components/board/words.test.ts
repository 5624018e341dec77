import { board } from '@/i18n/en/board';

const sentences = (table: object): readonly string[] =>
  Object.values(table).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String(word(2, 3))];
    return sentences(word as object);
  });

it('the words of the board have no empty or broken sentence', () => {
  expect(sentences(board).filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
});

it('the owners have different letters', () => {
  expect(board.letter.you).not.toBe(board.letter.lacerda);
});
