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

/** Which clergy tile it is: what it gives in pictures, nothing at all, or another one that is read part by part instead. */
export function TilePicker({ sheet, tile, onTile }: TilePickerProps) {
  const words = useWords(clergyWords);
  /** The other one as it is being typed. */
  const [other, enter] = useState<ClergyTile>();
  const isOther = other !== undefined;
  const read = (next: ClergyTile): void => {
    enter(next);
    onTile(tidyTile(next));
  };
  return (
    <Column gap="s">
      <TileTouches label={words.ask}>
        {!isOther && <UsualTiles sheet={sheet} tile={tile} onTile={onTile} />}
        <TileTouch
          name={words.other}
          label={words.other}
          icon={<UiIcon name="edit" size={ICON} />}
          selected={isOther}
          onPress={() => enter(isOther ? undefined : (tile ?? {}))}
        />
      </TileTouches>
      {isOther && <TileFields tile={other} onChange={read} />}
    </Column>
  );
}

/** Nothing at all, the tiles that are one touch each, and the one that was read before. */
function UsualTiles({ sheet, tile, onTile }: TilePickerProps) {
  const words = useWords(clergyWords);
  const inShort = useTileInShort();
  const usual = [{}, ...usualTiles(sheet.clergy)];
  const isNew = tile !== undefined && !usual.some((one) => sameTile(one, tile));
  return [...usual, ...(isNew ? [tile] : [])].map((one) => (
    <TileTouch
      key={words.tile(one)}
      name={isPlainTile(one) ? words.plain : words.tile(one)}
      label={inShort(one)}
      icon={<ClergyIcon tile={one} size={ICON} />}
      selected={tile !== undefined && sameTile(one, tile)}
      onPress={() => onTile(one)}
    />
  ));
}
