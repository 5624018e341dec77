import { Fragment, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { Note } from './Note';
import { Emphasized, plain } from './Emphasized';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { markPaint } from './tokens';
import { TouchSurface } from './TouchSurface';
import { CENTER, ROW } from './arrange';
import { UiIcon } from './UiIcon';

/** One thing for the hands to do. */
export interface ChecklistItem {
  readonly id: string;
  /** A target between two asterisks each side is bold. */
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly done: boolean;
  /** What is entered for it, right below. */
  readonly below?: ReactNode;
}

/** Things to do with the pieces, in order, each checked off with a tap anywhere on its row. */
export interface ChecklistProps {
  readonly label: string;
  readonly items: readonly ChecklistItem[];
  readonly onToggle: (id: string, done: boolean) => void;
}

export function Checklist({ label, items, onToggle }: ChecklistProps) {
  const words = useWords(commonWords);
  const done = items.filter((item) => item.done).length;
  return (
    <View role="group" aria-label={label} style={{ gap: SPACE.xs }}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <ChecklistRow item={item} onPress={() => onToggle(item.id, !item.done)} />
          {item.below}
        </Fragment>
      ))}
      <Note live>{words.doneOf(done, items.length)}</Note>
    </View>
  );
}

function ChecklistRow({ item, onPress }: { readonly item: ChecklistItem; readonly onPress: () => void }) {
  return (
    <TouchSurface
      role="checkbox"
      aria-checked={item.done}
      label={plain(item.detail === undefined ? item.label : `${item.label}, ${item.detail}`)}
      onPress={onPress}
      style={{ ...ROW, gap: SPACE.m, minHeight: 52, padding: SPACE.s, borderRadius: RADIUS.m }}
    >
      <Box ticked={item.done} />
      {item.icon}
      <View style={{ flex: 1 }}>
        <Emphasized
          variant="label"
          text={item.label}
          tone={item.done ? 'inkSoft' : 'ink'}
          style={{ textDecorationLine: item.done ? 'line-through' : 'none' }}
        />
        {item.detail !== undefined && <Note>{item.detail}</Note>}
      </View>
    </TouchSurface>
  );
}

function Box({ ticked }: { readonly ticked: boolean }) {
  const colors = useColors();
  return (
    <View style={[BOX, markPaint(ticked, colors)]}>
      {ticked && <UiIcon name="check" size={20} color={colors.onPrimary} />}
    </View>
  );
}

const BOX: ViewStyle = { width: 26, height: 26, borderRadius: RADIUS.s, borderWidth: 2, ...CENTER };
