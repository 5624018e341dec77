import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { NumberEntry } from '@/components/ui/NumberEntry';
import { NumberPad } from '@/components/ui/NumberPad';
import { Stepper } from '@/components/ui/Stepper';

const press = (name: string): void => void fireEvent.press(screen.getByRole('button', { name }));

function Influence({ start = 4 }: { readonly start?: number }) {
  const [value, setValue] = useState(start);
  return <Stepper label="Influence" value={value} onChange={setValue} max={10} />;
}

describe('Stepper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('steps by one within its limits', () => {
    render(<Influence start={9} />);
    press('Influence: 1 more');
    expect(screen.getByText('10')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Influence: 1 more', disabled: true })).toBeOnTheScreen();
    press('Influence: 1 less');
    expect(screen.getByText('9')).toBeOnTheScreen();
  });

  it('stops at zero', () => {
    render(<Influence start={0} />);
    expect(screen.getByRole('button', { name: 'Influence: 1 less', disabled: true })).toBeOnTheScreen();
  });

  it('repeats while held, and letting go is not one more', () => {
    render(<Influence />);
    const plus = screen.getByRole('button', { name: 'Influence: 1 more' });
    fireEvent(plus, 'pressIn');
    for (const wait of [400, 90, 90]) act(() => void jest.advanceTimersByTime(wait));
    fireEvent(plus, 'pressOut');
    fireEvent.press(plus);
    act(() => void jest.advanceTimersByTime(2000));
    expect(screen.getByText('7')).toBeOnTheScreen();
    fireEvent.press(plus);
    expect(screen.getByText('8')).toBeOnTheScreen();
  });
});

function Wigs({ onDone }: { readonly onDone?: () => void }) {
  const [value, setValue] = useState(5);
  return (
    <NumberPad label="Wigs" value={value} onChange={setValue} max={150} {...(onDone === undefined ? {} : { onDone })} />
  );
}

describe('NumberPad', () => {
  const shown = (text: string): unknown =>
    screen.getAllByText(text).find((node) => node.props['aria-live'] === 'polite');

  it('replaces with the first digit and appends further ones', () => {
    render(<Wigs />);
    press('4');
    press('7');
    expect(screen.getByText('47')).toBeOnTheScreen();
  });

  it('does not take a digit beyond the limit, and names the limit', () => {
    render(<Wigs />);
    press('1');
    press('6');
    press('0');
    expect(screen.getByText('16')).toBeOnTheScreen();
    expect(screen.getByText('Maximum: 150')).toBeOnTheScreen();
    press('Delete last digit');
    expect(screen.queryByText('Maximum: 150')).toBeNull();
    expect(shown('1')).toBeDefined();
  });

  it('clears to zero, and a leading zero does not stay', () => {
    render(<Wigs />);
    press('Clear');
    expect(shown('0')).toBeDefined();
    press('0');
    press('9');
    expect(shown('9')).toBeDefined();
  });

  it('has a way to be done', () => {
    const onDone = jest.fn();
    render(<Wigs onDone={onDone} />);
    press('Done');
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

function WigEntry() {
  const [value, setValue] = useState(5);
  return <NumberEntry label="Wigs" value={value} onChange={setValue} max={400} />;
}

describe('NumberEntry', () => {
  it('opens the keypad from the value and keeps what was entered', () => {
    render(<WigEntry />);
    press('Wigs: 5, enter a number');
    press('6');
    press('1');
    press('Done');
    expect(screen.getByRole('button', { name: 'Wigs: 61, enter a number' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });
});
