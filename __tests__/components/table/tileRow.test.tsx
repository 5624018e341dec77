import { render, screen } from '@testing-library/react-native';
import { useWindowDimensions } from 'react-native';

import { ChoiceTile, TileRow } from '@/components/table/ChoiceTile';
import { tileRoom } from '@/components/table/room';

jest.mock('react-native/Libraries/Utilities/useWindowDimensions');

const PHONE = { width: 360, height: 640 };
const UPRIGHT = { width: 820, height: 1180 };

/** How many of so many tiles stand on a line: those places are left that fill the last one. */
function onALine(size: typeof PHONE, count: number, row: { readonly basis?: number; readonly together?: boolean }) {
  jest.mocked(useWindowDimensions).mockReturnValue({ ...size, scale: 1, fontScale: 1 });
  const tiles = Array.from({ length: count }, (_, at) => (
    <ChoiceTile key={at} name={`Tile ${at}`} onPress={jest.fn()} />
  ));
  render(
    <TileRow label="Row" {...row}>
      {tiles}
    </TileRow>,
  );
  return screen.getByLabelText('Row').children.length - count + 1;
}

describe('tiles of a row', () => {
  it('know how wide a line is where the question stands', () => {
    expect([PHONE, UPRIGHT].map(tileRoom)).toEqual([336, 270]);
  });

  it.each([
    ['six in one line of the narrowest phone', PHONE, 6, { basis: 50 }, 6],
    ['three by three beside the map of a tablet', UPRIGHT, 6, { basis: 50 }, 3],
    ['seven numbers are not left with one alone', UPRIGHT, 7, { basis: 44 }, 4],
    ['six sites three by three', PHONE, 6, { basis: 76 }, 3],
    ['three columns together', PHONE, 3, { basis: 100, together: true }, 3],
    ['each on a line of its own where not all fit', UPRIGHT, 3, { basis: 100, together: true }, 1],
  ] as const)('%s', (_, size, count, row, expected) => {
    expect(onALine(size, count, row)).toBe(expected);
  });

  it('are all equally wide', () => {
    onALine(PHONE, 5, { basis: 76 });
    const widths = screen.getAllByRole('button').map(({ props }) => JSON.stringify(props['style']));
    expect(new Set(widths).size).toBe(1);
  });
});
