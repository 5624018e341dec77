import { memo, useRef } from 'react';
import { View, type TextStyle } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { useReveal } from '@/components/ui/useReveal';

import type { FieldOf, ScoreField } from './entries';

/** A field of the sheet: what was entered, and under it what it brings. */
export interface SheetCellProps {
  readonly name: string;
  readonly value: string;
  readonly empty: boolean;
  readonly points?: number | undefined;
  readonly coins?: number | undefined;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly entry: ScoreField;
  readonly id: string;
  readonly onSelect: (cell: FieldOf) => void;
}

/** A tap changes one or two of the sheet's fields; the others are not drawn again. */
export const ScoreCell = memo(function SheetCell(props: SheetCellProps) {
  const { name, value, empty, points, coins, selected, wrong, entry, id, onSelect } = props;
  const ref = useRef<View>(null);
  useReveal(ref, selected);
  return (
    <TouchSurface
      ref={ref}
      label={name}
      onPress={() => onSelect({ entry, id })}
      lit={selected}
      ground="transparent"
      edge={wrong ? 'danger' : 'transparent'}
      style={{ minHeight: 46, alignItems: 'center', borderRadius: RADIUS.s, borderWidth: 2.5 }}
    >
      <AppText variant="label" tone={wrong ? 'danger' : empty ? 'inkSoft' : 'ink'} align="center" style={TABULAR}>
        {value}
      </AppText>
      <Brings points={points} coins={coins} />
    </TouchSurface>
  );
});

function Brings({ points, coins }: { readonly points: number | undefined; readonly coins: number | undefined }) {
  if (coins !== undefined && coins > 0) {
    return (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Note style={SMALL}>{`+${coins}`}</Note>
        <PieceIcon piece="reis" size={13} />
      </View>
    );
  }
  if (points === undefined || points === 0) return null;
  return (
    <AppText variant="small" tone="primary" align="center" style={SMALL}>
      {`+${points}`}
    </AppText>
  );
}

const TABULAR: TextStyle = { fontVariant: ['tabular-nums'] };
const SMALL: TextStyle = { fontVariant: ['tabular-nums'], fontWeight: '600' };
