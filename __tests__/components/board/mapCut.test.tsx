import { render, screen } from '@testing-library/react-native';

import { boardView } from '@/components/board/boardView';
import { MapCut } from '@/components/board/map/MapCut';
import { MAP_PLACES } from '@/components/board/places';
import { cityOf } from '@/components/gallery/cities';

const view = boardView(cityOf('half'));
/** The lettering of a drawing, which is no text for readers. */
const isWritten = (name: string): boolean => JSON.stringify(screen.toJSON()).includes(`"${name}"`);

describe('a cut of the map', () => {
  it('shows the place and what lies around it, nothing of the far side', () => {
    render(<MapCut view={view} place="D2" />);
    expect(['D2', 'D3', 'A5', 'B2'].filter(isWritten)).toEqual(['D2', 'D3']);
  });

  it.each(MAP_PLACES.map(({ id }) => id))('can be made around %s', (id) => {
    render(<MapCut view={view} place={id} />);
    expect(screen.toJSON()).not.toBeNull();
  });

  it('there is none of a place beside the map', () => {
    render(<MapCut view={view} place="treasury" />);
    expect(screen.toJSON()).toBeNull();
  });
});
