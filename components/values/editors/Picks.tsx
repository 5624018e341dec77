import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { UiIcon } from '@/components/icons/UiIcon';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

/** One way it may lie; `now` marks how the app has it. */
export interface Pick {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly name?: string;
  readonly now?: boolean;
  readonly onPress: () => void;
}

/** Big answers: one tap says how it lies. `small` ones stand side by side, as many as fit. */
export function Picks({ label, picks, small = false }: { readonly label: string; readonly picks: readonly Pick[]; readonly small?: boolean }) {
  return (
    <View role="group" aria-label={label} style={small ? { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } : { gap: SPACE.s }}>
      {picks.map((pick) => (
        <PickButton key={pick.id} pick={pick} small={small} />
      ))}
    </View>
  );
}

function PickButton({ pick: { label, icon, name, now = false, onPress }, small }: { readonly pick: Pick; readonly small: boolean }) {
  const colors = useColors();
  const words = useWords(valuesWords);
  const tone = now ? 'onPrimary' : 'ink';
  return (
    <Touch
      label={now ? words.asIs(name ?? label) : (name ?? label)}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: small ? 'center' : 'flex-start',
        gap: SPACE.s,
        minWidth: 54,
        minHeight: 50,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: now ? colors.primary : colors.control,
        backgroundColor: now ? colors.primary : pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {now && !small && <UiIcon name="check" size={20} color={colors.onPrimary} />}
      {icon !== undefined && <View style={{ borderRadius: RADIUS.s, backgroundColor: now ? colors.glaze : 'transparent' }}>{icon}</View>}
      <AppText variant="label" tone={tone} style={{ flexShrink: 1 }}>
        {label}
      </AppText>
    </Touch>
  );
}

/** A part of a sheet with its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={{ gap: SPACE.s }}>
      <Heading level={3}>{title}</Heading>
      {children}
    </View>
  );
}
