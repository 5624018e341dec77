import { useState } from 'react';

import { ClergyIcon, usualTiles, useTileInShort } from '@/components/boardSheet/clergy/clergyLooks';
import { TileFields } from '@/components/boardSheet/clergy/TileEditor';
import { Button } from '@/components/ui/Button';
import { isPlainTile, sameTile, tidyTile, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { Remove } from './ListEditors';
import { Picks } from './Picks';

const ICON = 30;

/** A clergy tile of yours, or one more: known ones are one tap, any other is entered. */
export function ClergyEditor({ index }: { readonly index: number | null }) {
  const { state, settle } = useEdit();
  const words = useWords(clergyWords);
  const inShort = useTileInShort();
  const here = index === null ? undefined : state.you.clergy[index];
  const made =
    (tile: ClergyTile | null): Make =>
    ({ you }) => [{ of: 'clergy', value: withItem(you.clergy, index, tile) }];
  return (
    <>
      <Picks
        width="half"
        label={words.ask}
        picks={[{}, ...usualTiles(state.sheet.clergy)].map((tile) => ({
          id: words.tile(tile),
          name: isPlainTile(tile) ? words.plain : words.tile(tile),
          label: inShort(tile),
          icon: <ClergyIcon tile={tile} size={ICON} />,
          now: here !== undefined && sameTile(here, tile),
          onPress: () => settle(made(tile)),
        }))}
      />
      {here !== undefined && <EditedTile tile={here} onTile={(tile) => settle(made(tile))} />}
      <Remove index={index} make={made(null)} />
    </>
  );
}

/** Several things at once, or something else: put when it is complete. */
function EditedTile({ tile, onTile }: { readonly tile: ClergyTile; readonly onTile: (tile: ClergyTile) => void }) {
  const { done } = useWords(commonWords);
  const [entered, enter] = useState(tile);
  const complete = tidyTile(entered);
  return (
    <>
      <TileFields tile={entered} onChange={enter} />
      <Button wide label={done} disabled={sameTile(complete, tile)} onPress={() => onTile(complete)} />
    </>
  );
}
