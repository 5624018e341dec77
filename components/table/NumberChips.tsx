import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { RADIUS, TARGET } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { TileRow, useTileWidth } from './ChoiceTile';

export interface NumberChipsProps {
  readonly label: string;
  /** None while nothing was said. */
  readonly value: number | null;
  /** The last of the numbers that are at hand; higher ones are one touch further. */
  readonly usual: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small number read from the cardboard: the usual ones are one touch each. */
export function NumberChips({ label, value, usual, most, onChange }: NumberChipsProps) {
  const words = useWords(yourMoveWords);
  const { number } = useTranslate();
  const [all, showAll] = useState(false);
  const last = all || (value ?? 0) > usual ? most : usual;
  const hasMore = last < most;
  return (
    <TileRow label={label} basis={TARGET}>
      {Array.from({ length: last + 1 }, (_, count) => (
        <NumberChip
          key={count}
          text={number(count)}
          name={`${label} ${number(count)}`}
          selected={count === value}
          onPress={() => onChange(count)}
        />
      ))}
      {hasMore && (
        <NumberChip
          text="…"
          name={`${label} ${words.moreNumbers}`}
          selected={undefined}
          onPress={() => showAll(true)}
        />
      )}
    </TileRow>
  );
}

interface NumberChipProps {
  readonly text: string;
  readonly name: string;
  readonly selected: boolean | undefined;
  readonly onPress: () => void;
}

function NumberChip({ text, name, selected, onPress }: NumberChipProps) {
  const colors = useColors();
  const width = useTileWidth();
  return (
    <Touch
      role={selected === undefined ? 'button' : 'radio'}
      {...(selected === undefined ? {} : { 'aria-checked': selected })}
      label={name}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...width,
        alignItems: 'center',
        borderRadius: RADIUS.m,
        borderWidth: selected === true ? 2.5 : 1.5,
        borderColor: selected === true ? colors.primary : colors.control,
        backgroundColor: selected === true || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      <AppText variant="label">{text}</AppText>
    </Touch>
  );
}
