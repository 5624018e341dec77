import { useState } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { Column } from '@/components/ui/layout';
import { isPlainTile, sameTile, tidyTile, type BoardSheet, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import { ClergyIcon, usualTiles, useTileInShort } from './clergyLooks';
import { TileFields } from './TileEditor';
import { TileTouch, TileTouches } from './TileTouch';

const ICON = 26;

interface TilePickerProps {
  /** The tiles this copy has shown come first. */
  readonly sheet: Pick<BoardSheet, 'clergy'>;
  /** None while nothing was said. */
  readonly tile: ClergyTile | undefined;
  readonly onTile: (tile: ClergyTile) => void;
}

/** Which clergy tile it is: in pictures what it gives, nothing at all, or another one that is read part by part. */
export function TilePicker({ sheet, tile, onTile }: TilePickerProps) {
  const words = useWords(clergyWords);
  const inShort = useTileInShort();
  /** The other one as it is being typed. */
  const [other, enter] = useState<ClergyTile>();
  const usual = usualTiles(sheet.clergy);
  const isNew =
    other === undefined && tile !== undefined && !isPlainTile(tile) && !usual.some((one) => sameTile(one, tile));
  const pick = (one: ClergyTile): void => {
    enter(undefined);
    onTile(one);
  };
  return (
    <Column gap="s">
      <TileTouches label={words.ask}>
        {[{}, ...usual, ...(isNew ? [tile] : [])].map((one) => (
          <TileTouch
            key={words.tile(one)}
            name={isPlainTile(one) ? words.plain : words.tile(one)}
            label={inShort(one)}
            icon={<ClergyIcon tile={one} size={ICON} />}
            selected={other === undefined && tile !== undefined && sameTile(one, tile)}
            onPress={() => pick(one)}
          />
        ))}
        <TileTouch
          name={words.other}
          label={words.other}
          icon={<UiIcon name="edit" size={ICON} />}
          selected={other !== undefined}
          onPress={() => enter(tile ?? {})}
        />
      </TileTouches>
      {other !== undefined && (
        <TileFields
          tile={other}
          onChange={(next) => {
            enter(next);
            onTile(tidyTile(next));
          }}
        />
      )}
    </Column>
  );
}
