import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { fontLength } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

/**
 * Something to choose, as a picture with a few words under it; `name` is spoken. With `selected` it is one answer among
 * others, with `many` one of several that go together. `why` says what is missing where it cannot be chosen: it stays, dimmed.
 */
export interface ChoiceTileProps {
  readonly name: string;
  readonly label?: string;
  readonly icon?: ReactNode;
  /** Under the label: a price, goods. */
  readonly children?: ReactNode;
  readonly selected?: boolean | undefined;
  readonly many?: boolean;
  readonly why?: string | undefined;
  /** The least width; tiles share what is left of the row. */
  readonly basis?: number;
  /** Words beside the picture, for the few that need a whole line. */
  readonly line?: boolean;
  readonly onPress: () => void;
}

export function ChoiceTile(props: ChoiceTileProps) {
  const { name, label, icon, children, selected, many = false, why, basis = 48, line = false, onPress } = props;
  const colors = useColors();
  const isOff = why !== undefined;
  const isOn = selected === true;
  return (
    <Touch
      role={selected === undefined ? 'button' : many ? 'checkbox' : 'radio'}
      {...(selected === undefined ? {} : { 'aria-checked': selected })}
      label={isOff ? `${name}. ${why}` : name}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexDirection: line ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: line ? 'flex-start' : 'center',
        gap: line ? SPACE.s : 1,
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: line ? '100%' : textLength(basis),
        minHeight: line ? 48 : 56,
        paddingHorizontal: line ? SPACE.m : 0,
        paddingVertical: 3,
        borderRadius: RADIUS.m,
        borderWidth: isOn ? 2.5 : 1.5,
        borderStyle: isOff ? 'dashed' : 'solid',
        borderColor: isOn ? colors.primary : isOff ? colors.line : colors.control,
        backgroundColor: isOn || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {icon !== undefined && <View style={isOff ? { opacity: 0.45 } : undefined}>{icon}</View>}
      <View style={line ? { flex: 1 } : { alignItems: 'center', maxWidth: '100%' }}>
        {label !== undefined && (
          <Caption tone={isOff ? 'inkSoft' : 'ink'} align={line ? 'left' : 'center'}>
            {label}
          </Caption>
        )}
        {children}
        {line && isOff && <Caption align="left">{why}</Caption>}
      </View>
    </Touch>
  );
}

interface CaptionProps {
  readonly children: ReactNode;
  readonly tone?: 'ink' | 'inkSoft';
  readonly align?: 'left' | 'center';
}

/** The words of a tile: small, so that six pictures fit beside each other. */
export function Caption({ children, tone = 'inkSoft', align = 'center' }: CaptionProps) {
  return (
    <AppText
      variant="small"
      tone={tone}
      align={align}
      style={{
        fontSize: fontLength(12),
        lineHeight: fontLength(15),
        fontWeight: '500',
        letterSpacing: -0.2,
        maxWidth: '100%',
      }}
    >
      {children}
    </AppText>
  );
}

/** Tiles beside each other; they wrap when text grows. */
export function TileRow({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <View
      {...(label === undefined ? {} : { role: 'group' as const, 'aria-label': label })}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}
    >
      {children}
    </View>
  );
}
