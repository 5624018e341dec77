import type { ReactNode } from 'react';
import { View } from 'react-native';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleEmblem, NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PIECES, type PieceName } from '@/components/pieces/pieces';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UI_ICON_NAMES, UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { galleryWords } from '@/i18n/gallery';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';

const [BIG, SMALL] = [44, 22];
const GOODS = ['gold', 'books', 'cloth', 'tools'] as const;
const NOBLES = ['builder', 'minister', 'king'] as const;
const DECKS = ['builder', 'minister', 'king', 'treasury'] as const;
const RUBBLE = ['earthquake', 'fire', 'tsunami'] as const;
const ARCHITECTS = ['blue', 'green'] as const;
const HULLS = [1, 2, 3, 4] as const;

/** Every icon at the size of a picture and at the size of a word. */
export function IconSections() {
  const words = useWords(galleryWords).sections;
  return (
    <>
      <Card title={words.icons}>
        <Row gap="l">
          <GameIcons />
        </Row>
      </Card>
      <Card title={words.pieces}>
        <Row gap="l">
          <Pieces />
        </Row>
      </Card>
      <Card title={words.ui}>
        <Row gap="l">
          {UI_ICON_NAMES.map((name) => (
            <UiIcon key={name} name={name} size={28} />
          ))}
        </Row>
      </Card>
    </>
  );
}

function GameIcons() {
  const names = useWords(nameWords);
  return (
    <>
      {GOODS.map((good) => (
        <Sample key={good} name={names.good[good]} draw={(size) => <GoodIcon good={good} size={size} />} />
      ))}
      {NOBLES.map((noble) => (
        <Sample key={noble} name={names.noble[noble]} draw={(size) => <NobleIcon noble={noble} size={size} />} />
      ))}
      {NOBLES.map((noble) => (
        <Sample key={noble} name={names.noble[noble]} draw={(size) => <NobleEmblem noble={noble} size={size} />} />
      ))}
      {DECKS.map((deck) => (
        <Sample key={deck} name={names.deck[deck]} draw={(size) => <DeckIcon deck={deck} size={size} />} />
      ))}
      {RUBBLE.map((kind) => (
        <Sample key={kind} name={names.rubble[kind]} draw={(size) => <RubbleIcon kind={kind} size={size} />} />
      ))}
      {ARCHITECTS.map((architect, index) => {
        const colours = index === 0 ? (['cloth', 'books'] as const) : (['gold', 'tools'] as const);
        return (
          <Sample
            key={architect}
            name={names.architect[architect]}
            draw={(size) => <BuildingIcon colours={colours} architect={architect} size={size} />}
          />
        );
      })}
      {HULLS.map((hull) => (
        <Sample key={hull} name={names.ship(hull)} draw={(size) => <ShipIcon hull={hull} size={size} />} />
      ))}
    </>
  );
}

function Pieces() {
  const names = useWords(nameWords).piece;
  const pieces = Object.keys(PIECES) as readonly PieceName[];
  return pieces.map((piece) => (
    <Sample key={piece} name={names[piece]} draw={(size) => <PieceIcon piece={piece} size={size} />} />
  ));
}

function Sample({ name, draw }: { readonly name: string; readonly draw: (size: number) => ReactNode }) {
  return (
    <View style={{ width: 92, alignItems: 'center', gap: 4 }}>
      <Row>
        {draw(BIG)}
        {draw(SMALL)}
      </Row>
      <AppText variant="small" align="center" tone="inkSoft">
        {name}
      </AppText>
    </View>
  );
}
