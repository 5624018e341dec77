import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-native';
import { Modal, StyleSheet, type LayoutChangeEvent } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { ToastHost } from '@/components/ui/ToastHost';
import { showToast } from '@/components/ui/toastStore';
import { useFooterHeight } from '@/components/ui/useFooterHeight';

import { withStillClock } from '@/__tests__/helpers/toasts';

describe('Sheet', () => {
  const sheet = (open: boolean, onClose: () => void) => (
    <BottomSheet open={open} title="Why this store?" onClose={onClose}>
      <AppText>Eight wigs.</AppText>
    </BottomSheet>
  );

  it('shows its content under a heading only while open', () => {
    const { rerender } = render(sheet(true, jest.fn()));
    expect(screen.getByRole('heading', { name: 'Why this store?' })).toBeOnTheScreen();
    expect(screen.getByText('Eight wigs.')).toBeOnTheScreen();
    rerender(sheet(false, jest.fn()));
    expect(screen.queryByText('Eight wigs.')).toBeNull();
  });

  it('closes by its button and by the system (Escape, back)', () => {
    const onClose = jest.fn();
    render(sheet(true, onClose));
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('Toast', () => {
  withStillClock();

  it('is announced politely and offers one action', () => {
    const onPress = jest.fn();
    render(<ToastHost />);
    expect(screen.root).toHaveProp('role', 'status');
    expect(screen.root).toHaveProp('aria-live', 'polite');
    act(() => showToast({ text: 'Sheet deleted', action: { label: 'Undo', onPress } }));
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Sheet deleted')).toBeNull();
  });

  it('stands above the bar at the foot of the screen, as long as there is one', () => {
    const { root } = render(<ToastHost />);
    const { result, unmount } = renderHook(useFooterHeight);
    const alone = StyleSheet.flatten(root.props.style).bottom;
    act(() => result.current({ nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 72 } } } as LayoutChangeEvent));
    expect(root).toHaveStyle({ bottom: 72 + SPACE.l });
    act(unmount);
    expect(root).toHaveStyle({ bottom: alone });
  });

  it('goes by itself, later when there is something to do', () => {
    render(<ToastHost />);
    act(() => showToast({ text: 'Saved' }));
    act(() => void jest.advanceTimersByTime(6100));
    expect(screen.queryByText('Saved')).toBeNull();
    act(() => showToast({ text: 'Deleted', action: { label: 'Undo', onPress: jest.fn() } }));
    act(() => void jest.advanceTimersByTime(6100));
    expect(screen.getByText('Deleted')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Deleted')).toBeNull();
  });
});

it('a card with a title is a named region with a heading', () => {
  render(
    <Card title="Stores">
      <AppText>Two on the yellow street.</AppText>
    </Card>,
  );
  expect(screen.getByRole('heading', { name: 'Stores' })).toBeOnTheScreen();
  expect(screen.getByLabelText('Stores').props.role).toBe('region');
});
