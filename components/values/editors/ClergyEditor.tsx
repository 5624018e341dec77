import { useState } from 'react';

import { ClergyIcon, usualTiles, useTileInShort } from '@/components/boardSheet/clergy/clergyLooks';
import { TileFields } from '@/components/boardSheet/clergy/TileEditor';
import { Button } from '@/components/ui/Button';
import { isPlainTile, sameTile, tidyTile, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { Remove } from './ListEditors';
import { Picks } from './Picks';

const ICON = 30;

/** A clergy tile of yours, or one more: what it gives is one tap; one that lies there can also be read part by part. */
export function ClergyEditor({ index }: { readonly index: number | null }) {
  const { state, put, settle } = useEdit();
  const { other } = useWords(clergyWords);
  const [reads, read] = useState(false);
  const here = index === null ? undefined : state.you.clergy[index];
  const made =
    (tile: ClergyTile | null): Make =>
    ({ you }) => [{ of: 'clergy', value: withItem(you.clergy, index, tile) }];
  return (
    <>
      {reads && here !== undefined ? (
        <ReadTile tile={here} onTile={(tile) => put(made(tile))} />
      ) : (
        <UsualTiles here={here} onTile={(tile) => settle(made(tile))} />
      )}
      {!reads && here !== undefined && <Button kind="secondary" label={other} onPress={() => read(true)} />}
      <Remove index={index} make={made(null)} />
    </>
  );
}

interface UsualTilesProps {
  readonly here: ClergyTile | undefined;
  readonly onTile: (tile: ClergyTile) => void;
}

function UsualTiles({ here, onTile }: UsualTilesProps) {
  const { state } = useEdit();
  const words = useWords(clergyWords);
  const inShort = useTileInShort();
  return (
    <Picks
      width="half"
      label={words.ask}
      picks={[{}, ...usualTiles(state.sheet.clergy)].map((tile) => ({
        id: words.tile(tile),
        name: isPlainTile(tile) ? words.plain : words.tile(tile),
        label: inShort(tile),
        icon: <ClergyIcon tile={tile} size={ICON} />,
        now: here !== undefined && sameTile(here, tile),
        onPress: () => onTile(tile),
      }))}
    />
  );
}

/** Several things at once, or something else: it lies there as far as it is read. */
function ReadTile({ tile, onTile }: { readonly tile: ClergyTile; readonly onTile: (tile: ClergyTile) => void }) {
  const [entered, enter] = useState(tile);
  return (
    <TileFields
      tile={entered}
      onChange={(next) => {
        enter(next);
        onTile(tidyTile(next));
      }}
    />
  );
}
