import { useMemo } from 'react';
import { View } from 'react-native';

import type { BoardView } from '@/components/board/boardView';
import { MarksContext } from '@/components/board/MarksContext';
import type { PlaceId } from '@/components/board/places';
import { NO_CHOICE, NOTHING } from '@/components/board/selection';
import { Church } from '@/components/board/tracks/Church';
import { Decks, Nobles } from '@/components/board/tracks/Court';
import { Influence } from '@/components/board/tracks/Influence';
import { Market, Treasury } from '@/components/board/tracks/Money';
import { Shipyard } from '@/components/board/tracks/Supply';
import { SPACE } from '@/components/ui/scale';
import { unreachable } from '@/engine';

import type { Picture } from './steps';

interface StepPicturesProps {
  readonly pictures: readonly Picture[];
  readonly lit: readonly PlaceId[];
  readonly view: BoardView;
}

/** The part of the board beside the map where the hands are now, with the place lit. */
export function StepPictures({ pictures, lit, view }: StepPicturesProps) {
  const marks = useMemo(() => ({ selectable: NO_CHOICE, lit, chosen: NOTHING, press: () => undefined }), [lit]);
  if (pictures.length === 0) return null;
  return (
    <MarksContext value={marks}>
      <View style={{ gap: SPACE.s }}>
        {pictures.map((picture) => (
          <StepPicture key={picture} picture={picture} view={view} />
        ))}
      </View>
    </MarksContext>
  );
}

function StepPicture({ picture, view }: { readonly picture: Picture; readonly view: BoardView }) {
  switch (picture) {
    case 'money':
      return (
        <>
          <Treasury treasury={view.treasury} />
          <Market market={view.market} />
        </>
      );
    case 'church':
      return <Church church={view.church} />;
    case 'ships':
      return <Shipyard shipyard={view.shipyard} />;
    case 'decks':
      return <Decks decks={view.decks} />;
    case 'nobles':
      return <Nobles nobles={view.nobles} />;
    case 'influence':
      return <Influence influence={view.influence} />;
    default:
      return unreachable(picture);
  }
}
