import { fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import { useState } from 'react';

import { perLine } from '@/components/ui/arrange';
import { Checklist } from '@/components/ui/Checklist';
import { Choice } from '@/components/ui/Choice';
import { inGroups, Segment } from '@/components/ui/Segment';

const DECKS = [
  { value: 'builder', label: 'Builder' },
  { value: 'king', label: 'King', detail: '4 cards' },
  { value: 'treasury', label: 'Treasury', disabled: true },
] as const;

function AideQuestion() {
  const [deck, setDeck] = useState<string | undefined>(undefined);
  return <Choice label="Where is the aide?" options={DECKS} value={deck} onChange={setDeck} />;
}

describe('Choice', () => {
  it('is a named group in which one answer is chosen', async () => {
    render(<AideQuestion />);
    expect(screen.getByLabelText('Where is the aide?').props.role).toBe('radiogroup');
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await userEvent.press(screen.getByRole('radio', { name: 'King, 4 cards' }));
    await userEvent.press(screen.getByRole('radio', { name: 'Builder' }));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByRole('radio', { name: 'Builder' })]);
  });

  it('does not take a disabled answer', () => {
    render(<AideQuestion />);
    fireEvent.press(screen.getByRole('radio', { name: 'Treasury', disabled: true }));
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0);
  });
});

describe('Segment', () => {
  it('reports the part that was pressed', async () => {
    const onChange = jest.fn();
    render(
      <Segment
        label="Players"
        value={2}
        onChange={onChange}
        options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
      />,
    );
    expect(screen.getByRole('radio', { name: '2', checked: true })).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('radio', { name: '3' }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 9])('%i options wrap without one alone on a row', (count) => {
    const options = Array.from({ length: count }, (_, index) => index);
    const groups = inGroups(options);
    expect(groups.flat()).toEqual(options);
    if (count > 1) expect(Math.min(...groups.map(({ length }) => length))).toBeGreaterThan(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 16])('%i tiles wrap without one alone on a line', (count) => {
    for (const most of [4, 7]) {
      const line = perLine(count, most);
      expect(line).toBeLessThanOrEqual(most);
      if (count > 1) expect(count % line).not.toBe(1);
    }
  });

  it('long answers are a column, so that none is squeezed beside another', () => {
    const options = ['Pay with 3 tools from the store', 'Pay with 2 gold'].map((label) => ({ value: label, label }));
    render(<Segment label="Pay" value="" onChange={jest.fn()} options={options} />);
    expect(screen.getByLabelText('Pay')).toHaveStyle({ flexDirection: 'column' });
  });
});

describe('Checklist', () => {
  const items = [
    { id: 'cube', label: 'Take the cube', detail: 'from row B', done: true },
    { id: 'house', label: 'Place a house', done: false },
  ];

  it('ticks and counts what is done', async () => {
    const onToggle = jest.fn();
    render(<Checklist label="With the pieces" items={items} onToggle={onToggle} />);
    const list = within(screen.getByLabelText('With the pieces'));
    expect(list.getByRole('checkbox', { name: 'Take the cube, from row B', checked: true })).toBeOnTheScreen();
    expect(list.getByText('1 of 2 done')).toBeOnTheScreen();
    await userEvent.press(list.getByRole('checkbox', { name: 'Place a house', checked: false }));
    expect(onToggle).toHaveBeenCalledWith('house', true);
  });
});
