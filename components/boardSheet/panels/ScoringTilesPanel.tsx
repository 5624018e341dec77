import { useState } from 'react';
import { View } from 'react-native';

import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import type { PanelProps } from '../panelProps';
import { PrintedValues } from '../PrintedValues';
import { ScoringTile } from '../ScoringTile';

/** The four loose scoring tiles side by side. */
export function ScoringTilesPanel({ sheet: { scoringTiles }, onChange }: PanelProps) {
  const words = useWords(sheetWords).scoring;
  const [chosen, choose] = useState<number>();
  const value = chosen === undefined ? undefined : scoringTiles[chosen];
  const change = (next: number): void =>
    onChange({ scoringTiles: scoringTiles.map((tile, place) => (place === chosen ? next : tile)) });
  return (
    <PrintedValues
      label={words.board}
      chosen={
        chosen === undefined || value === undefined
          ? undefined
          : { label: words.tileOf(chosen), value, min: 1, onChange: change }
      }
    >
      {scoringTiles.map((tile, place) => (
        <View key={place} style={{ flex: 1 }}>
          <TrackCell name={words.tile(place, tile)} chosen={chosen === place} onPress={() => choose(place)}>
            <ScoringTile value={tile} />
          </TrackCell>
        </View>
      ))}
    </PrintedValues>
  );
}
