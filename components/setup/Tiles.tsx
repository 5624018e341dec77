import { useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { CENTER } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Asked, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface, type TouchSurfaceProps } from '@/components/ui/TouchSurface';

import { useKeptFocus } from '@/components/ui/useKeptFocus';

/** One answer: a picture, a word, or both. */
export interface Tile<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** What is written, where it is not the whole name; nothing: the picture says it. */
  readonly written?: string | null;
}

/** A question with small answers side by side, each one tap (a radio group). `more` hides the rare ones behind one tap. */
export interface TilesProps<T extends string | number> extends Asked<T> {
  readonly tiles: readonly Tile<T>[];
  /** How many fit beside each other at least. */
  readonly across?: 3 | 6;
  readonly more?: { readonly label: string; readonly name: string; readonly tiles: readonly Tile<T>[] };
}

export function Tiles<T extends string | number>({ tiles, across = 6, more, ...question }: TilesProps<T>) {
  const { label, value, onChange } = question;
  const [opened, open] = useState(false);
  const group = useRef<View>(null);
  const all =
    more !== undefined && (opened || more.tiles.some((tile) => tile.value === value))
      ? [...tiles, ...more.tiles]
      : tiles;
  useKeptFocus(group, all.length);
  const values = all.map((tile) => tile.value);
  return (
    <View style={{ gap: SPACE.xs }}>
      <AppText variant="label">{label}</AppText>
      <RadioGroup
        ref={group}
        tabIndex={-1}
        {...question}
        values={values}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
      >
        {all.map((tile) => (
          <TileButton
            key={tile.value}
            tile={tile}
            chosen={tile.value === value}
            stop={tile.value === (value ?? values[0])}
            onPress={() => onChange(tile.value)}
            across={across}
          />
        ))}
        {more !== undefined && all === tiles && (
          <More written={more.label} label={more.name} onPress={() => open(true)} />
        )}
      </RadioGroup>
    </View>
  );
}

interface TileButtonProps extends Choosable {
  readonly tile: Tile<string | number>;
  readonly stop: boolean;
  readonly across: 3 | 6;
}

const SIZE = {
  flexGrow: 1,
  minWidth: 48,
  minHeight: 52,
  ...CENTER,
  paddingHorizontal: SPACE.xs,
  paddingVertical: SPACE.xs,
  borderRadius: RADIUS.m,
} as const;

/** A chosen tile is filled, so that it stands out from the others across a table. */
function TileButton({ tile: { label, icon, written = label }, stop, across, ...answer }: TileButtonProps) {
  const colors = useColors();
  return (
    <AnswerSurface
      {...answer}
      isEntrance={stop}
      label={label}
      look="filled"
      edge="control"
      style={{ ...SIZE, ...(across === 3 ? { flexBasis: '30%' } : {}), borderWidth: 2 }}
    >
      {icon !== undefined && (
        <View style={{ padding: 2, borderRadius: RADIUS.s, backgroundColor: colors.surface }}>{icon}</View>
      )}
      {written !== null && (
        <AppText variant="label" align="center" tone={answer.chosen ? 'onPrimary' : 'ink'}>
          {written}
        </AppText>
      )}
    </AnswerSurface>
  );
}

type MoreProps = Required<Pick<TouchSurfaceProps, 'label' | 'onPress'>> & { readonly written: string };

function More({ written, ...touch }: MoreProps) {
  return (
    <TouchSurface {...touch} style={SIZE}>
      <AppText variant="label" align="center" tone="primary">
        {written}
      </AppText>
    </TouchSurface>
  );
}
