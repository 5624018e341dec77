import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { UiIcon } from '@/components/ui/UiIcon';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
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

type Width = 'whole' | 'half' | 'small';

interface PicksProps {
  readonly label: string;
  readonly picks: readonly Pick[];
  /** Under each other, two side by side, or as many as fit. */
  readonly width?: Width;
}

/** Big answers: one tap says how it lies. */
export function Picks({ label, picks, width = 'whole' }: PicksProps) {
  return (
    <View
      role="group"
      aria-label={label}
      style={width === 'whole' ? { gap: SPACE.s } : { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
    >
      {picks.map((pick) => (
        <PickButton key={pick.id} pick={pick} width={width} />
      ))}
    </View>
  );
}

function PickButton({
  pick: { label, icon, name, now = false, onPress },
  width,
}: {
  readonly pick: Pick;
  readonly width: Width;
}) {
  const colors = useColors();
  const words = useWords(valuesWords);
  const tone = now ? 'onPrimary' : 'ink';
  return (
    <TouchSurface
      label={now ? words.asIs(name ?? label) : (name ?? label)}
      onPress={onPress}
      filled={now}
      edge="control"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: width === 'small' ? 'center' : 'flex-start',
        gap: SPACE.s,
        minWidth: 52,
        minHeight: 50,
        paddingHorizontal: width === 'whole' ? SPACE.m : SPACE.s,
        ...(width === 'half' ? { flexGrow: 1, flexBasis: '46%' } : {}),
        borderRadius: RADIUS.m,
      }}
    >
      {now && width === 'whole' && <UiIcon name="check" size={20} color={colors.onPrimary} />}
      {icon !== undefined && (
        <View style={{ borderRadius: RADIUS.s, backgroundColor: now ? colors.glaze : 'transparent' }}>{icon}</View>
      )}
      {label !== '' && (
        <AppText
          variant={width === 'half' ? 'small' : 'label'}
          tone={tone}
          style={{ flexShrink: 1, fontWeight: '600' }}
        >
          {label}
        </AppText>
      )}
    </TouchSurface>
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
