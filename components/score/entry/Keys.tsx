import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLengthUpTo } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import type { Colors } from '@/components/ui/tokens';
import { Touch } from '@/components/ui/Touch';

/** Keys stand in rows of seven; a wider key spans several of these. */
const IN_A_ROW = 7;
const GAP = 6;
const HEIGHT = 50;

/** One key under the thumb. `span` is how many of the seven columns it takes; `chosen` is what the field holds now. */
export interface KeySpec {
  readonly id: string;
  readonly name: string;
  readonly face: ReactNode | string;
  readonly onPress: () => void;
  readonly span?: number;
  readonly chosen?: boolean;
  readonly main?: boolean;
  readonly disabled?: boolean;
}

function rowsOf(keys: readonly KeySpec[]): readonly (readonly KeySpec[])[] {
  const rows: KeySpec[][] = [];
  let taken = IN_A_ROW;
  for (const key of keys) {
    const span = key.span ?? 1;
    if (taken + span > IN_A_ROW) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push(key);
    taken += span;
  }
  return rows;
}

/** Columns still free in the last row: the Next key fills them, so it is always in the thumb's corner. */
export function freeColumns(spans: readonly number[]): number {
  const used = spans.reduce((columns, span) => (columns + span > IN_A_ROW ? span : columns + span), 0);
  return used === IN_A_ROW ? IN_A_ROW : IN_A_ROW - used;
}

/** An own keypad, without the system keyboard: every key is large enough for a thumb. */
export interface KeysProps {
  readonly label: string;
  readonly keys: readonly KeySpec[];
  /** The keys are spaces of a road, drawn behind them. */
  readonly track?: boolean;
}

export function Keys({ label, keys, track = false }: KeysProps) {
  return (
    <View role="group" aria-label={label} style={{ gap: GAP }}>
      {rowsOf(keys).map((row) => (
        <View key={row[0]?.id} style={{ flexDirection: 'row', gap: GAP }}>
          {track && <Road spaces={row.filter(({ main }) => main !== true).length} />}
          {row.map((key) => (
            <Key key={key.id} bare={track} {...key} />
          ))}
          <Gap columns={IN_A_ROW - row.reduce((sum, { span = 1 }) => sum + span, 0)} />
        </View>
      ))}
    </View>
  );
}

const Gap = ({ columns }: { readonly columns: number }) => (columns > 0 ? <View style={widthOf(columns)} /> : null);

/** A key over two columns is as wide as two keys and the gap between them. */
const widthOf = (span: number) => ({ flexGrow: span, flexShrink: 1, flexBasis: (span - 1) * GAP }) as const;

/** A band behind the spaces of one row, from the first to the last. */
function Road({ spaces }: { readonly spaces: number }) {
  const colors = useColors();
  return (
    <View
      style={{
        position: 'absolute',
        left: 8,
        top: 10,
        width: `${(spaces / IN_A_ROW) * 100 - 4}%`,
        height: 10,
        borderTopWidth: 2,
        borderBottomWidth: 2,
        borderColor: colors.artLine,
        backgroundColor: colors.artWash,
      }}
    />
  );
}

/** A key is as wide as a seventh of the screen: its number grows with the reader's text only as far as it fits. */
const DIGIT = { fontSize: textLengthUpTo(28, 32) } as const;

/** What a key stands on: the chosen and the main one are filled; spaces of a road have no ground of their own. */
function groundOf(colors: Colors, active: boolean, filled: boolean, bare: boolean): string {
  if (filled) return active ? colors.primaryHover : colors.primary;
  if (active) return colors.primarySoft;
  return bare ? 'transparent' : colors.sunken;
}

function Key({
  name,
  face,
  onPress,
  span = 1,
  chosen = false,
  main = false,
  disabled = false,
  bare,
}: KeySpec & { readonly bare: boolean }) {
  const colors = useColors();
  const filled = main || chosen;
  return (
    <Touch
      label={name}
      onPress={onPress}
      disabled={disabled}
      style={({ pressed, hovered }) => [
        widthOf(span),
        {
          minHeight: HEIGHT,
          alignItems: 'center',
          borderRadius: RADIUS.m,
          borderWidth: 1.5,
          borderColor: chosen ? colors.ink : main ? colors.primary : 'transparent',
          backgroundColor: groundOf(colors, pressed || hovered === true, filled, bare),
          opacity: disabled ? 0.45 : 1,
        },
      ]}
    >
      {typeof face === 'string' ? (
        <AppText
          variant={main ? 'label' : 'number'}
          tone={filled ? 'onPrimary' : 'ink'}
          align="center"
          style={main ? {} : DIGIT}
        >
          {face}
        </AppText>
      ) : (
        <View style={{ paddingHorizontal: SPACE.xs }}>{face}</View>
      )}
    </Touch>
  );
}
