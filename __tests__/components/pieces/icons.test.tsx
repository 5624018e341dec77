import { render, screen } from '@testing-library/react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { ArchitectIcon, BuildingIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { EMBLEMS } from '@/components/pieces/emblems';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PIECES } from '@/components/pieces/pieces';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { SeatMark } from '@/components/score/SeatMark';
import { PALETTES } from '@/components/ui/tokens';
import { UiIcon } from '@/components/ui/UiIcon';

// Every other test draws with a stand-in.
jest.unmock('@/components/ui/svg');

describe('icons', () => {
  it('are decoration unless they have a label', () => {
    render(<GoodIcon good="gold" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.toJSON()).toHaveProp('importantForAccessibility', 'no-hide-descendants');
  });

  it('with a label are pictures with a name', () => {
    render(
      <>
        <GoodIcon good="gold" label="gold" />
        <DeckIcon deck="treasury" label="Treasury deck" />
        <BuildingIcon colours={['cloth', 'books']} architect="green" label="cloth and books" />
        <ShipIcon hull={2} label="size-2 ship" />
        <UiIcon name="undo" label="undo" />
      </>,
    );
    const names = screen.getAllByRole('img').map((icon) => icon.props['aria-label']);
    expect(names).toEqual(['gold', 'Treasury deck', 'cloth and books', 'size-2 ship', 'undo']);
  });

  it.each(['blue', 'green'] as const)('the plan of the %s architect has its color', (architect) => {
    const color = String(Number.parseInt(`ff${PALETTES.light[architect === 'blue' ? 'tools' : 'green'].slice(1)}`, 16));
    render(<PlanIcon architect={architect} />);
    expect(JSON.stringify(screen.toJSON())).toContain(color);
    render(<ArchitectIcon architect={architect} />);
    expect(JSON.stringify(screen.toJSON())).toContain(color);
  });

  it('you and Lacerda have the same marks in scoring as at the table', () => {
    for (const seat of ['you', 'lacerda'] as const) {
      const [table, score] = [render(<OwnerIcon owner={seat} />), render(<SeatMark mark={seat} />)];
      expect(score.toJSON()).toEqual(table.toJSON());
    }
  });

  it('differ in shape, not only in color', () => {
    const outlines = [...Object.values(PIECES), ...Object.values(EMBLEMS)].map((shapes) =>
      shapes.map(({ d }) => d).join(),
    );
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});
