import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { Updates } from '@/components/shell/Updates.web';
import { ToastHost } from '@/components/ui/ToastHost';
import { offerRestart, useBusy } from '@/store/update';

import { withStillClock } from '@/__tests__/helpers/toasts';

function Move({ open }: { readonly open: boolean }) {
  useBusy(open);
  return null;
}

const app = (inAMove: boolean) => (
  <>
    <Move open={inAMove} />
    <Updates />
    <ToastHost />
  </>
);

const restartButton = () => screen.queryByRole('button', { name: 'Restart' });

describe('a new version', () => {
  withStillClock();

  it('is announced and restarts only when the person says so, however long that takes', () => {
    const restart = jest.fn();
    render(app(false));
    expect(restartButton()).toBeNull();
    act(() => offerRestart(restart));
    act(() => void jest.advanceTimersByTime(3_600_000));
    expect(screen.getByText('A new version is ready. Restart whenever you like.')).toBeOnTheScreen();
    expect(restart).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Restart' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('is not mentioned in the middle of a move, but after it', () => {
    const { rerender } = render(app(true));
    act(() => offerRestart(jest.fn()));
    expect(restartButton()).toBeNull();
    rerender(app(false));
    expect(restartButton()).toBeOnTheScreen();
    rerender(app(true));
    expect(restartButton()).toBeNull();
  });

  it('is not mentioned again once the person has closed the message', () => {
    const { rerender } = render(app(false));
    act(() => offerRestart(jest.fn()));
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    rerender(app(true));
    rerender(app(false));
    expect(restartButton()).toBeNull();
  });
});
