import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';

import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { SwitchRow } from '@/components/ui/SwitchRow';

describe('Button', () => {
  it('is pressed by its name', async () => {
    const onPress = jest.fn();
    render(<Button label="Build" onPress={onPress} />);
    await userEvent.press(screen.getByRole('button', { name: 'Build' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('that is unavailable says why and does nothing', () => {
    const onPress = jest.fn();
    render(<Button label="Build" unavailable="2 réis short." onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Build', disabled: true });
    fireEvent.press(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByText('2 réis short.')).toBeOnTheScreen();
    expect(button.props.accessibilityHint).toBe('2 réis short.');
  });

  it('that is busy says so and cannot be pressed twice', () => {
    const onPress = jest.fn();
    render(<Button label="Save" busy onPress={onPress} />);
    fireEvent.press(screen.getByRole('button', { name: 'One moment…', busy: true }));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('can be spoken differently than written', () => {
    render(<Button label="Why?" name="Why B3 costs 9 réis" onPress={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Why B3 costs 9 réis' })).toBeOnTheScreen();
  });
});

describe('Chip', () => {
  it('with a selection is a box to tick', async () => {
    const onPress = jest.fn();
    render(<Chip label="6 wigs" selected onPress={onPress} />);
    await userEvent.press(screen.getByRole('checkbox', { name: '6 wigs', checked: true }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('without one is a button', () => {
    render(<Chip label="+2" onPress={jest.fn()} />);
    expect(screen.getByRole('button', { name: '+2' })).toBeOnTheScreen();
  });
});

describe('Badge', () => {
  it('leads somewhere only when it can be pressed', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Badge label="Unconfirmed" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Badge label="Unconfirmed" name="Unconfirmed, open the board sheet" onPress={onPress} />);
    await userEvent.press(screen.getByRole('button', { name: 'Unconfirmed, open the board sheet' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('SwitchRow', () => {
  it('turns on and off', async () => {
    const onChange = jest.fn();
    render(<SwitchRow label="Keep awake" value={false} onChange={onChange} />);
    await userEvent.press(screen.getByRole('switch', { name: 'Keep awake', checked: false }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
