import { useState } from 'react';

import { Note } from '@/components/ui/Note';
import { Chip } from '@/components/ui/Chip';
import { Column, Row } from '@/components/ui/layout';
import { isPlainTile, sameTile, type BoardSheet, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import { TileEditor } from './TileEditor';

interface TilePickerProps {
  readonly label: string;
  /** The tiles this copy has shown are one tap each. */
  readonly sheet: Pick<BoardSheet, 'clergy'>;
  /** None while nothing was said. */
  readonly tile: ClergyTile | undefined;
  readonly onTile: (tile: ClergyTile) => void;
}

/** Which clergy tile it is: one met before, one that gives nothing, or another to be entered. */
export function TilePicker({ label, sheet, tile, onTile }: TilePickerProps) {
  const words = useWords(clergyWords);
  const [entering, enter] = useState(false);
  const isNew = tile !== undefined && !isPlainTile(tile) && !sheet.clergy.some((known) => sameTile(known, tile));
  const known = isNew ? [...sheet.clergy, tile] : sheet.clergy;
  return (
    <Column gap="xs">
      <Note>{label}</Note>
      <Row gap="s">
        <Chip label={words.plain} selected={tile !== undefined && isPlainTile(tile)} onPress={() => onTile({})} />
        {known.map((one) => (
          <Chip
            key={words.tile(one)}
            label={words.tile(one)}
            selected={tile !== undefined && sameTile(one, tile)}
            onPress={() => onTile(one)}
          />
        ))}
        <Chip label={words.other} onPress={() => enter(true)} />
      </Row>
      <TileEditor
        tile={entering ? {} : undefined}
        title={words.ask}
        onClose={() => enter(false)}
        onDone={(entered) => {
          enter(false);
          onTile(entered);
        }}
      />
    </Column>
  );
}
