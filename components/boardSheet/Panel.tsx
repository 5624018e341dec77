import { useRef, useState } from 'react';
import { View } from 'react-native';

import { ROW, WRAP } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Badge } from '@/components/ui/Badge';
import { Heading } from '@/components/ui/Heading';
import { feel } from '@/components/ui/haptics';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { useReveal } from '@/components/ui/useReveal';
import { onWeb } from '@/components/ui/platform';
import type { SheetEntry } from '@/engine';
import { commonWords } from '@/i18n/common';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { withConfirmed, withPanelAsNew, withSheet, type BoardCopy } from '@/store/boardCopy';
import { useBoardSheets } from '@/store/boardSheets';

import { ConfirmRow } from './ConfirmRow';
import { PanelDrawing } from './PanelDrawing';
import { PanelProblems } from './PanelProblems';
import { PanelSources } from './PanelSources';
import { summaryOf } from './summaries';

/** One panel of the sheet. `wanted` is the one a badge led to: it opens and comes into view. */
export interface SheetPanelProps {
  readonly entry: SheetEntry;
  readonly copy: BoardCopy;
  readonly wanted: boolean;
  readonly onChange: (edit: (copy: BoardCopy) => BoardCopy) => Promise<void>;
}

/** A matched panel folds to one line, so that the next one comes under the thumb. */
export function Panel({ entry, copy, wanted, onChange }: SheetPanelProps) {
  const matched = copy.confirmed[entry] === true;
  const [unfolded, unfold] = useState(wanted);
  const frame = useRef<View>(null);
  const title = useWords(sheetWords).panels[entry].title;
  const colors = useColors();
  useReveal(frame, wanted);
  const open = !matched || unfolded;
  return (
    <View
      ref={frame}
      id={entry}
      role="region"
      aria-label={title}
      style={{
        gap: SPACE.m,
        padding: SPACE.l,
        paddingVertical: open ? SPACE.l : SPACE.s,
        borderRadius: RADIUS.l,
        borderWidth: wanted ? 2.5 : 1,
        borderColor: wanted ? colors.primary : colors.line,
        backgroundColor: colors.surface,
      }}
    >
      {matched ? (
        <FoldedHead entry={entry} copy={copy} open={open} onPress={() => unfold(!unfolded)} />
      ) : (
        <OpenHead entry={entry} />
      )}
      {open && <Body entry={entry} copy={copy} onChange={onChange} onMatched={() => unfold(false)} />}
    </View>
  );
}

function OpenHead({ entry }: { readonly entry: SheetEntry }) {
  const words = useWords(sheetWords);
  return (
    <View style={{ ...WRAP, alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s }}>
      <Heading>{words.panels[entry].title}</Heading>
      <Badge label={words.panel.open} tone="accent" />
    </View>
  );
}

interface FoldedHeadProps extends Pick<SheetPanelProps, 'entry' | 'copy'> {
  readonly open: boolean;
  readonly onPress: () => void;
}

function FoldedHead({ entry, copy, open, onPress }: FoldedHeadProps) {
  const words = useWords(sheetWords);
  const names = useWords(nameWords);
  const colors = useColors();
  const { title } = words.panels[entry];
  return (
    <View role="heading" {...onWeb({ 'aria-level': 2 })}>
      <TouchSurface
        label={words.panel.details(title, words.panel.matched)}
        aria-expanded={open}
        onPress={onPress}
        style={{ ...ROW, gap: SPACE.m, minHeight: 52, borderRadius: RADIUS.m }}
      >
        <UiIcon name="check" color={colors.primary} />
        <View style={{ flex: 1 }}>
          <AppText variant="label">{title}</AppText>
          <Note>{summaryOf(entry, copy.sheet, { sheet: words, names })}</Note>
        </View>
        <UiIcon name={open ? 'minus' : 'down'} size={20} color={colors.primary} />
      </TouchSurface>
    </View>
  );
}

interface BodyProps extends Omit<SheetPanelProps, 'wanted'> {
  readonly onMatched: () => void;
}

function Body({ entry, copy, onChange, onMatched }: BodyProps) {
  const words = useWords(sheetWords);
  const { undo } = useWords(commonWords);
  const { title, look } = words.panels[entry];
  const matched = copy.confirmed[entry] === true;
  const confirmPanel = useBoardSheets((sheets) => sheets.confirm);
  const confirm = async (): Promise<void> => {
    await confirmPanel((now) => withConfirmed(now, [entry], true));
    feel();
    onMatched();
    if (!matched)
      showToast({
        text: words.panel.done(title),
        action: { label: undo, onPress: () => void onChange((now) => withConfirmed(now, [entry], false)) },
      });
  };
  const asNew = async (): Promise<void> => {
    await onChange((now) => withPanelAsNew(now, entry));
    showToast({
      text: words.panel.wasReset(title),
      action: {
        label: undo,
        onPress: () =>
          void onChange((now) => ({
            ...now,
            sheet: { ...now.sheet, [entry]: copy.sheet[entry] },
            confirmed: copy.confirmed,
          })),
      },
    });
  };
  return (
    <>
      <AppText>{look}</AppText>
      <PanelDrawing
        entry={entry}
        sheet={copy.sheet}
        onChange={(part) => void onChange((now) => withSheet(now, part))}
      />
      <PanelProblems entry={entry} sheet={copy.sheet} />
      <ConfirmRow entry={entry} onConfirm={() => void confirm()} />
      <PanelSources entry={entry} sheet={copy.sheet} onAsNew={() => void asNew()} />
    </>
  );
}
