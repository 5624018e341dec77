import { render, screen } from '@testing-library/react-native';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { EMBLEMS } from '@/components/pieces/emblems';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PIECES } from '@/components/pieces/pieces';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';

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

  it('differ in shape, not only in color', () => {
    const outlines = [...Object.values(PIECES), ...Object.values(EMBLEMS)].map((shapes) =>
      shapes.map(({ d }) => d).join(),
    );
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});
