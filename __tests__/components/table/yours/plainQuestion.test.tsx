import { fireEvent, render, screen } from '@testing-library/react-native';

import { PlainQuestion } from '@/components/table/yours/questions/PlainQuestion';
import type { Command } from '@/engine';

import { aState } from '@/__tests__/helpers/state';

const state = aState({ courtier: 'king' });
const follow = (influence: number, reis: number, coins: number): Command => ({
  kind: 'follow',
  pay: { influence, wigs: 0, reis, coins, benefits: 0 },
});
const nothing = (): void => undefined;
const tiles = () => screen.getAllByRole('button').length;

it('visit.pay: two ways to pay a follow that differ only in réis of the track are told apart', () => {
  render(
    <PlainQuestion state={state} commands={[follow(2, 4, 0), follow(2, 3, 1)]} chosen={null} onChoose={nothing} />,
  );
  expect(screen.getByText('1 from track')).toBeOnTheScreen();
});

it('visit.pay: of many ways to pay the best three come first, and each of the others once', () => {
  const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((reis) => follow(7 - reis, reis, 0));
  render(<PlainQuestion state={state} commands={ways} chosen={null} onChoose={nothing} />);
  expect(tiles()).toBe(3 + 1);
  fireEvent.press(screen.getByRole('button', { name: '5 more' }));
  expect(tiles()).toBe(ways.length);
});
