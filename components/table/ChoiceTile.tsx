import { Children, createContext, useContext, type ReactNode } from 'react';
import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { fitting, perLine } from '@/components/ui/arrange';
import { fontLength } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

import { tileRoom } from './room';

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
  /** Words beside the picture, for the few that need a whole line. */
  readonly line?: boolean;
  readonly onPress: () => void;
}

export function ChoiceTile(props: ChoiceTileProps) {
  const { name, label, icon, children, selected, many = false, why, line = false, onPress } = props;
  const colors = useColors();
  const width = useTileWidth();
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
        ...(line ? WHOLE_LINE : width),
        minHeight: line ? 48 : 56,
        paddingHorizontal: line ? SPACE.m : 3,
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

const GAP = 4;
const WHOLE_LINE: ViewStyle = { flexGrow: 1, flexShrink: 1, flexBasis: '100%' };

const TileWidthContext = createContext<ViewStyle>(WHOLE_LINE);

/** How wide each tile of the row around it is. */
export const useTileWidth = (): ViewStyle => useContext(TileWidthContext);

/** Less than its share of a line, so that gaps fit in, and more than that of one tile more. */
const shareOf = (onALine: number): `${number}%` => `${100 / (onALine + 0.7)}%`;

interface TileRowProps {
  readonly label?: string;
  /** The least width of a tile, of letters in their usual size. */
  readonly basis?: number;
  /** All on one line, or each on its own. */
  readonly together?: boolean;
  readonly children: ReactNode;
}

/** Tiles beside each other, all equally wide, in lines as even as they get; larger letters take more lines. */
export function TileRow({ label, basis = 54, together = false, children }: TileRowProps) {
  const count = Children.toArray(children).length;
  const most = fitting(tileRoom(useWindowDimensions()), basis, GAP);
  const onALine = together && most < count ? 1 : perLine(count, most);
  const width: ViewStyle = { flexGrow: 1, flexShrink: 1, flexBasis: shareOf(onALine), minWidth: textLength(basis) };
  return (
    <View
      {...(label === undefined ? {} : { role: 'group' as const, 'aria-label': label })}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: GAP, marginTop: -GAP }}
    >
      <TileWidthContext value={{ ...width, marginTop: GAP }}>{children}</TileWidthContext>
      {/* Flat, they take the places that are left on the last line. */}
      {Array.from({ length: onALine - 1 }, (_, at) => (
        <View key={at} style={width} />
      ))}
    </View>
  );
}
