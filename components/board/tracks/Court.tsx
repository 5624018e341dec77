import { View } from 'react-native';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ROW, WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { UiIcon } from '@/components/ui/UiIcon';
import type { Colour } from '@/engine';

import type { BoardView, NobleView } from '../boardView';
import { OwnerIcon } from '../OwnerIcon';
import { deckName, nobleName } from '../spoken';
import { useBoardWords } from '../useBoardWords';
import { PlacesCard } from './PlacesCard';
import { still } from './still';

const SLOT = 20;
const NOBLE = 44;
/** From the edge of a place to what is drawn in it. */
const INSIDE = 6;

/** He stands at a noble's side. */
const Courtier = () => (
  <View style={{ position: 'absolute', left: '50%', marginLeft: 14, top: INSIDE + 10 }}>
    <PieceIcon piece="courtier" fill="glaze" size={34} />
  </View>
);

/** The three nobles: who stands in their offices and on their plazas, and where the courtier is. */
export const Nobles = still(function Nobles({ nobles }: Pick<BoardView, 'nobles'>) {
  const words = useBoardWords();
  const { title, plaza } = words.board.court;
  return (
    <PlacesCard
      title={title}
      places={nobles}
      idOf={({ noble }) => `noble-${noble}`}
      nameOf={(view) => nobleName(words, view)}
      style={{ justifyContent: 'flex-start', gap: SPACE.xs }}
      piece={{ at: nobles.findIndex(({ courtier }) => courtier), drawn: <Courtier /> }}
    >
      {(view) => (
        <>
          <NobleIcon noble={view.noble} size={NOBLE} />
          <AppText variant="small" align="center" style={{ fontWeight: '700' }}>
            {words.names.noble[view.noble]}
          </AppText>
          <Office view={view} />
          {view.plaza.length > 0 && <Plaza title={plaza} plaza={view.plaza} />}
        </>
      )}
    </PlacesCard>
  );
});

/** The printed spaces of an office, filled from the left. */
function Office({ view: { office, spaces } }: { readonly view: NobleView }) {
  const colors = useColors();
  const free = Math.max(0, spaces - office.length);
  return (
    <View
      style={{
        ...WRAP,
        justifyContent: 'center',
        gap: 3,
        maxWidth: 3 * (SLOT + 3) + 8,
        padding: 4,
        borderRadius: RADIUS.s,
        backgroundColor: colors.sunken,
      }}
    >
      {office.map((colour, index) => (
        <OwnerIcon key={`${colour}${index}`} owner={colour} size={SLOT} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        <View
          key={index}
          style={{
            width: SLOT - 4,
            height: SLOT - 4,
            margin: 2,
            borderRadius: 4,
            borderWidth: 1.5,
            borderStyle: 'dashed',
            borderColor: colors.control,
          }}
        />
      ))}
    </View>
  );
}

function Plaza({ title, plaza }: { readonly title: string; readonly plaza: readonly Colour[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      <Note>{title}</Note>
      {plaza.map((colour, index) => (
        <OwnerIcon key={`${colour}${index}`} owner={colour} size={SLOT} />
      ))}
    </View>
  );
}

/** The four political decks with their cards and the aide. */
export const Decks = still(function Decks({ decks }: Pick<BoardView, 'decks'>) {
  const words = useBoardWords();
  const { title, short, endsShort } = words.board.decks;
  return (
    <PlacesCard
      title={title}
      places={decks}
      idOf={({ deck }) => `deck-${deck}`}
      nameOf={(view) => deckName(words, view)}
      gap={2}
      style={{ justifyContent: 'flex-start', gap: 2 }}
      piece={{ at: decks.findIndex(({ aide }) => aide), drawn: <Aide /> }}
    >
      {(view) => (
        <>
          <View style={{ ...ROW, gap: 4 }}>
            <View style={{ opacity: view.cards === 0 ? 0.3 : 1 }}>
              <DeckIcon deck={view.deck} size={35} />
            </View>
            <AppText variant="number">{String(view.cards)}</AppText>
          </View>
          <Note align="center">{short[view.deck]}</Note>
          {view.ends !== null && <Ending label={endsShort[view.ends]} />}
        </>
      )}
    </PlacesCard>
  );
});

/** A warning on the deck whose last card is no card like the others. */
const Ending = ({ label }: { readonly label: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
    <UiIcon name="warning" size={14} />
    <AppText variant="caption" align="center" style={{ flexShrink: 1, fontWeight: '700' }}>
      {label}
    </AppText>
  </View>
);

/** He stands on a deck, in front of its cards. */
const Aide = () => (
  <View style={{ position: 'absolute', left: '50%', marginLeft: -41, top: INSIDE + 3 }}>
    <PieceIcon piece="aide" fill="purple" size={32} />
  </View>
);
