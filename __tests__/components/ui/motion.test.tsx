import { fireEvent, render, screen } from '@testing-library/react-native';
import { Animated, StyleSheet, Text, View, type LayoutRectangle } from 'react-native';

import { Appear } from '@/components/ui/Appear';
import { CalmContext } from '@/components/ui/CalmContext';
import { MarkedLine } from '@/components/ui/MarkedLine';
import { DEFAULT_SETTINGS, settings } from '@/store/settings';

const timing = jest.spyOn(Animated, 'timing');
beforeEach(() => timing.mockClear());
afterEach(() => settings.setState({ chosen: DEFAULT_SETTINGS }));

const hidden = { includeHiddenElements: true };
const BOXES: readonly LayoutRectangle[] = [0, 1, 2].map((at) => ({ x: at * 30, y: 0, width: 28, height: 40 }));

const Line = ({ at }: { readonly at: number }) => (
  <MarkedLine at={at} marker={<View testID="marker" />}>
    {BOXES.map(({ x }) => (
      <Text key={x}>{`cell ${x}`}</Text>
    ))}
  </MarkedLine>
);

/** The phone says where every cell lies, then the marker goes from one to another. */
function goes(from: number, to: number): void {
  render(<Line at={from} />);
  for (const layout of BOXES)
    fireEvent(screen.getByText(`cell ${layout.x}`).parent as never, 'layout', { nativeEvent: { layout } });
  screen.rerender(<Line at={to} />);
}

const marker = () => screen.getByTestId('marker', hidden);
/** The box that carries it. */
const standsAt = () => {
  const boxes = screen.UNSAFE_getAllByType(View).map(({ props }) => StyleSheet.flatten(props['style']));
  return boxes.find((box) => box?.transform !== undefined);
};
const slidTo = () => timing.mock.calls.map(([, { toValue }]) => toValue);

describe('a marker on a phone', () => {
  it('stands on its cell without having moved', () => {
    goes(1, 1);
    expect(standsAt()).toMatchObject({ width: 28, height: 40, transform: [{ translateX: 30 }, { translateY: 0 }] });
    expect(timing).not.toHaveBeenCalled();
  });

  it('is the same piece on its way to another cell', () => {
    goes(0, 0);
    const before = marker();
    screen.rerender(<Line at={2} />);
    expect(marker() === before).toBe(true);
    expect(slidTo()).toEqual([{ x: 60, y: 0 }]);
  });

  it('is there at once for who wants no motion', () => {
    settings.setState({ chosen: { ...DEFAULT_SETTINGS, motion: 'reduced' } });
    goes(0, 2);
    expect(timing).not.toHaveBeenCalled();
    expect(standsAt()).toMatchObject({ transform: [{ translateX: 60 }, { translateY: 0 }] });
  });

  it('is not there where there is no such cell', () => {
    goes(0, -1);
    expect(screen.queryByTestId('marker', hidden)).toBeNull();
  });
});

describe('a piece set down on a phone', () => {
  it.each([
    ['appears', { isNew: true, calm: false }, 1],
    ['is there at once for who wants no motion', { isNew: true, calm: true }, 0],
    ['does not appear when it was there before', { isNew: false, calm: false }, 0],
  ])('%s', (_, { isNew, calm }, times) => {
    render(
      <CalmContext value={calm}>
        <Appear isNew={isNew}>
          <View testID="piece" />
        </Appear>
      </CalmContext>,
    );
    expect(screen.getByTestId('piece')).toBeOnTheScreen();
    expect(timing).toHaveBeenCalledTimes(times);
  });
});
