import type { ReactNode } from 'react';
import { Pressable, ScrollView, View } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { RADIUS, READING_WIDTH, SPACE } from './scale';
import { BottomSheetLayer } from './BottomSheetLayer';
import { useColors } from './theme';
import { UiIcon } from './UiIcon';
import { ROW } from './arrange';
import { useInsets } from './useInsets';

/**
 * A sheet from below, near the thumb. Closes with its button, a tap beside it, Escape or Android's back;
 * the focus stays inside while it is open and returns to where it was. `footer` stays in view below the content.
 */
export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

export function BottomSheet({ open, title, onClose, children, footer }: SheetProps) {
  if (!open) return null;
  return (
    <BottomSheetLayer title={title} onClose={onClose}>
      <View style={{ flex: 1, justifyContent: 'flex-end', alignItems: 'center' }}>
        <Backdrop onPress={onClose} />
        <Panel>
          <Top title={title} onClose={onClose} />
          <ScrollView
            style={{ flexGrow: 0, flexShrink: 1 }}
            contentContainerStyle={{ padding: SPACE.l, paddingTop: SPACE.xs, gap: SPACE.m }}
          >
            {children}
          </ScrollView>
          {footer !== undefined && (
            <View style={{ padding: SPACE.l, paddingTop: SPACE.s, gap: SPACE.s }}>{footer}</View>
          )}
        </Panel>
      </View>
    </BottomSheetLayer>
  );
}

/** A tap beside the sheet closes it; keyboards and readers have the button and Escape instead. */
function Backdrop({ onPress }: { readonly onPress: () => void }) {
  const colors = useColors();
  return (
    <Pressable
      onPress={onPress}
      tabIndex={-1}
      aria-hidden
      importantForAccessibility="no"
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, backgroundColor: colors.scrim }}
    />
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  const colors = useColors();
  const insets = useInsets();
  return (
    <View
      style={{
        width: '100%',
        maxWidth: READING_WIDTH,
        maxHeight: '90%',
        paddingBottom: insets.bottom,
        borderTopLeftRadius: RADIUS.l,
        borderTopRightRadius: RADIUS.l,
        borderWidth: 1,
        borderBottomWidth: 0,
        borderColor: colors.line,
        backgroundColor: colors.surface,
      }}
    >
      {children}
    </View>
  );
}

function Top({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const words = useWords(commonWords);
  return (
    <View style={{ ...ROW, gap: SPACE.s, paddingLeft: SPACE.l, paddingRight: SPACE.s, paddingTop: SPACE.s }}>
      <Heading style={{ flex: 1 }}>{title}</Heading>
      <IconButton label={words.close} onPress={onClose} icon={(color) => <UiIcon name="close" color={color} />} />
    </View>
  );
}
