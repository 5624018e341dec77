import { useState } from 'react';

import { TileFields } from '@/components/boardSheet/clergy/TileEditor';
import { Button } from '@/components/ui/Button';
import { CLERGY_BENEFITS, isPlainTile, sameTile, tidyTile, type ClergyTile } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { Remove } from './ListEditors';
import { Picks } from './Picks';

const SINGLE: readonly ClergyTile[] = CLERGY_BENEFITS.map((benefit) => ({ [benefit]: 1 }));

/** A clergy tile of yours, or one more: known ones are one tap, any other is entered. */
export function ClergyEditor({ index }: { readonly index: number | null }) {
  const { state, settle } = useEdit();
  const words = useWords(clergyWords);
  const here = index === null ? undefined : state.you.clergy[index];
  const made =
    (tile: ClergyTile | null): Make =>
    ({ you }) => [{ of: 'clergy', value: withItem(you.clergy, index, tile) }];
  const known = state.sheet.clergy;
  const usual = [...known, ...SINGLE.filter((tile) => !known.some((one) => sameTile(one, tile)))];
  return (
    <>
      <Picks
        label={words.ask}
        picks={[
          {
            id: 'plain',
            label: words.plain,
            now: here !== undefined && isPlainTile(here),
            onPress: () => settle(made({})),
          },
          ...usual.map((tile) => ({
            id: words.tile(tile),
            label: words.tile(tile),
            now: here !== undefined && sameTile(here, tile),
            onPress: () => settle(made(tile)),
          })),
        ]}
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
