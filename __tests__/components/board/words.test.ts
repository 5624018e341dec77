import { board } from '@/i18n/en/board';

it('the owners have different letters', () => {
  expect(board.letter.you).not.toBe(board.letter.lacerda);
});
