import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Settling } from '@/components/ui/Settling';

const shown = (moment: string) => (
  <Settling moment={moment}>
    <Text>the one button</Text>
  </Settling>
);
const takesTouches = (): boolean => {
  const box = screen.getByText('the one button').parent?.parent;
  return box?.props.onStartShouldSetResponderCapture() === true;
};
const pass = (ms: number): void => jest.setSystemTime(Date.now() + ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what came to stand under a finger', () => {
  it('can be touched at once where nothing changed', () => {
    render(shown('your turn'));
    expect(takesTouches()).toBe(false);
  });

  it('is not pressed by the second half of a double touch', () => {
    const { rerender } = render(shown('your turn'));
    rerender(shown('his turn'));
    pass(300);
    expect(takesTouches()).toBe(true);
  });

  it('is pressed by the next touch', () => {
    const { rerender } = render(shown('your turn'));
    rerender(shown('his turn'));
    pass(400);
    expect(takesTouches()).toBe(false);
  });
});
