import { useId, type ReactNode } from 'react';
import { ActivityIndicator, View } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { Note } from './Note';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { painted, type ColorName, type Paint } from './tokens';
import { Touch, type TouchState } from './Touch';

/** `primary`: the one next step. `secondary`: others. `quiet`: inside text and headers. `danger`: takes something away. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * A button with words. `icon` is drawn before them with the button's colour; `busy` shows work in progress;
 * `unavailable` disables it and says why underneath; `wide` fills the row; `name` is spoken instead of the label.
 */
export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly icon?: (color: string) => ReactNode;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly unavailable?: string | undefined;
  readonly wide?: boolean;
  readonly name?: string;
}

interface Look {
  readonly text: ColorName;
  readonly rest: Paint;
  readonly active: ColorName;
  readonly edge: Paint;
}

const LOOKS: Readonly<Record<ButtonKind, Look>> = {
  primary: { text: 'onPrimary', rest: 'primary', active: 'primaryHover', edge: 'transparent' },
  secondary: { text: 'primary', rest: 'surface', active: 'primarySoft', edge: 'control' },
  quiet: { text: 'primary', rest: 'transparent', active: 'primarySoft', edge: 'transparent' },
  danger: { text: 'onDanger', rest: 'danger', active: 'dangerHover', edge: 'transparent' },
};
const OFF: Look = { text: 'inkSoft', rest: 'sunken', active: 'sunken', edge: 'transparent' };

export function Button(props: ButtonProps) {
  const { label, onPress, kind = 'primary', icon, busy = false, unavailable, wide = false, name } = props;
  const off = (props.disabled ?? false) || unavailable !== undefined;
  const look = off ? OFF : LOOKS[kind];
  const colors = useColors();
  const words = useWords(commonWords);
  const reasonId = useId();
  const color = colors[look.text];
  return (
    <View style={{ gap: SPACE.xs, maxWidth: '100%', alignSelf: wide ? 'stretch' : 'flex-start' }}>
      <Touch
        label={busy ? words.busy : (name ?? label)}
        aria-busy={busy}
        disabled={off || busy}
        onPress={onPress}
        {...(unavailable === undefined
          ? {}
          : { explained: true, describedBy: reasonId, accessibilityHint: unavailable })}
        style={(state) => [
          frame,
          wide && { paddingHorizontal: SPACE.s },
          kind === 'quiet' && (wide ? QUIET : { ...QUIET, marginLeft: -SPACE.s }),
          { backgroundColor: painted(ground(look, state), colors), borderColor: painted(look.edge, colors) },
        ]}
      >
        {busy ? <Spinner color={color} /> : icon?.(color)}
        <AppText variant="label" tone={look.text} align="center" style={{ flexShrink: 1 }}>
          {label}
        </AppText>
      </Touch>
      {unavailable !== undefined && <Note id={reasonId}>{unavailable}</Note>}
    </View>
  );
}

/** The name of the button already says that it is busy. */
const Spinner = ({ color }: { readonly color: string }) => (
  <View aria-hidden>
    <ActivityIndicator color={color} />
  </View>
);

const frame = {
  ...ROW,
  justifyContent: 'center',
  gap: SPACE.s,
  minHeight: 48,
  paddingHorizontal: SPACE.l,
  paddingVertical: SPACE.s,
  borderRadius: RADIUS.m,
  borderWidth: 1.5,
} as const;

/** Its words stand where those above begin; what lights up under a finger reaches beyond. */
const QUIET = { paddingHorizontal: SPACE.s, borderWidth: 0 } as const;

const ground = (look: Look, { pressed, hovered }: TouchState): Paint =>
  pressed || hovered === true ? look.active : look.rest;
