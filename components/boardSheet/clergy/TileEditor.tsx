import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { CLERGY_BENEFITS, tidyTile, type ClergyTile } from '@/engine';
import { commonWords } from '@/i18n/common';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import { Stepper } from '@/components/ui/Stepper';
import { TextField } from '@/components/ui/TextField';

/** More than any tile shows. */
const MOST = 9;
const LONGEST_NOTE = 80;

interface TileFieldsProps {
  readonly tile: ClergyTile;
  readonly onChange: (tile: ClergyTile) => void;
}

/** Everything a clergy tile may give: amounts, and a reminder for the rest. */
export function TileFields({ tile, onChange }: TileFieldsProps) {
  const words = useWords(clergyWords);
  return (
    <>
      {CLERGY_BENEFITS.map((benefit) => (
        <Stepper
          key={benefit}
          label={words.benefits[benefit]}
          value={tile[benefit] ?? 0}
          max={MOST}
          onChange={(amount) => onChange({ ...tile, [benefit]: amount })}
        />
      ))}
      <TextField
        label={words.note}
        value={tile.note ?? ''}
        maxLength={LONGEST_NOTE}
        onChange={(note) => onChange({ ...tile, note })}
      />
    </>
  );
}

interface TileEditorProps {
  /** The tile as it is known; none when closed. */
  readonly tile: ClergyTile | undefined;
  readonly title: string;
  /** The tile as it was entered, with nothing on it that it does not give. */
  readonly onDone: (tile: ClergyTile) => void;
  readonly onClose: () => void;
  readonly onRemove?: () => void;
}

/** Reads what is printed on one clergy tile. */
export function TileEditor({ tile, title, onClose, ...rest }: TileEditorProps) {
  return (
    <BottomSheet open={tile !== undefined} title={title} onClose={onClose}>
      {tile !== undefined && <EditedTile tile={tile} {...rest} />}
    </BottomSheet>
  );
}

function EditedTile({
  tile,
  onDone,
  onRemove,
}: Pick<TileEditorProps, 'onDone' | 'onRemove'> & { readonly tile: ClergyTile }) {
  const words = useWords(clergyWords);
  const { done } = useWords(commonWords);
  const [entered, enter] = useState(tile);
  return (
    <>
      <TileFields tile={entered} onChange={enter} />
      <Button wide label={done} onPress={() => onDone(tidyTile(entered))} />
      {onRemove !== undefined && <Button kind="danger" label={words.remove} onPress={onRemove} />}
    </>
  );
}
