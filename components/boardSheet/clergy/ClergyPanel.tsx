import { useState } from 'react';
import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { SPACE } from '@/components/ui/scale';
import { isPlainTile, sameTile, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';
import { TileEditor } from './TileEditor';

/** The tiles with one changed, added behind the last or removed; each face once, and none that gives nothing. */
function withTile(tiles: readonly ClergyTile[], at: number, tile: ClergyTile | null): readonly ClergyTile[] {
  const others = tiles.filter((one, index) => index !== at && (tile === null || !sameTile(one, tile)));
  if (tile === null || isPlainTile(tile)) return others;
  return [...others.slice(0, at), tile, ...others.slice(at)];
}

/** The clergy tiles of this copy, as far as they were met: nothing to compare, it fills while playing. */
export function ClergyPanel({ sheet, onChange }: PanelProps) {
  const words = useWords(clergyWords);
  const [at, open] = useState<number>();
  const put = (tile: ClergyTile | null): void => {
    if (at !== undefined) onChange({ clergy: withTile(sheet.clergy, at, tile) });
    open(undefined);
  };
  const here = at === undefined ? undefined : (sheet.clergy[at] ?? {});
  return (
    <Card title={words.title}>
      <AppText>{words.intro}</AppText>
      {sheet.clergy.length === 0 && <AppText tone="inkSoft">{words.none}</AppText>}
      <View role="group" aria-label={words.saved} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {sheet.clergy.map((tile, index) => (
          <Chip
            key={words.tile(tile)}
            label={words.tile(tile)}
            name={words.edit(words.tile(tile))}
            icon={<PieceIcon piece="clergy" size={24} />}
            onPress={() => open(index)}
          />
        ))}
      </View>
      <Button kind="secondary" label={words.add} onPress={() => open(sheet.clergy.length)} />
      <TileEditor
        tile={here}
        title={words.ask}
        onDone={put}
        onClose={() => open(undefined)}
        {...(at !== undefined && at < sheet.clergy.length && { onRemove: () => put(null) })}
      />
    </Card>
  );
}
