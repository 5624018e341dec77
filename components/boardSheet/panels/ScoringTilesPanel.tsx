import { useState } from 'react';
import { View } from 'react-native';

import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import { ChosenValue } from '../ChosenValue';
import type { PanelProps } from '../panelProps';
import { ScoringTile } from '../ScoringTile';

/** The four loose scoring tiles side by side. */
export function ScoringTilesPanel({ sheet: { scoringTiles }, onChange }: PanelProps) {
  const words = useWords(sheetWords).scoring;
  const [chosen, choose] = useState<number>();
  const value = chosen === undefined ? undefined : scoringTiles[chosen];
  const change = (next: number): void =>
    onChange({ scoringTiles: scoringTiles.map((tile, place) => (place === chosen ? next : tile)) });
  return (
    <Column gap="s">
      <View
        role="radiogroup"
        aria-label={words.board}
        style={{ flexDirection: 'row', gap: SPACE.s, maxWidth: 420, width: '100%', alignSelf: 'center' }}
      >
        {scoringTiles.map((tile, place) => (
          <View key={place} style={{ flex: 1 }}>
            <TrackCell name={words.tile(place, tile)} chosen={chosen === place} onPress={() => choose(place)}>
              <ScoringTile value={tile} />
            </TrackCell>
          </View>
        ))}
      </View>
      <ChosenValue
        of={
          chosen === undefined || value === undefined
            ? undefined
            : { label: words.tileOf(chosen), value, min: 1, onChange: change }
        }
      />
    </Column>
  );
}
