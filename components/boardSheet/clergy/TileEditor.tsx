import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { CLERGY_BENEFITS, tidyTile, type ClergyTile } from '@/engine';
import { commonWords } from '@/i18n/common';
import { clergyWords } from '@/i18n/clergy';
import { useWords } from '@/i18n/useWords';

import { Stepper } from '@/components/ui/Stepper';
import { TextField } from '@/components/ui/TextField';

import { BenefitIcon } from './clergyLooks';
import { TileTouch, TileTouches } from './TileTouch';

/** More than any tile shows. */
const MOST = 9;
const LONGEST_NOTE = 80;
const ICON = 26;

interface TileFieldsProps {
  readonly tile: ClergyTile;
  readonly onChange: (tile: ClergyTile) => void;
}

/** Everything a clergy tile may give, in pictures; what it gives has its number below, and a reminder says the rest. */
export function TileFields({ tile, onChange }: TileFieldsProps) {
  const words = useWords(clergyWords);
  const given = CLERGY_BENEFITS.filter((benefit) => (tile[benefit] ?? 0) > 0);
  return (
    <>
      <TileTouches label={words.gives}>
        {CLERGY_BENEFITS.map((benefit) => (
          <TileTouch
            key={benefit}
            name={words.benefits[benefit]}
            label={words.short[benefit]}
            icon={<BenefitIcon benefit={benefit} size={ICON} />}
            selected={given.includes(benefit)}
            onPress={() => onChange({ ...tile, [benefit]: given.includes(benefit) ? 0 : 1 })}
          />
        ))}
      </TileTouches>
      {given.map((benefit) => (
        <Stepper
          key={benefit}
          label={words.benefits[benefit]}
          icon={<BenefitIcon benefit={benefit} size={ICON} />}
          value={tile[benefit] ?? 0}
          min={1}
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
