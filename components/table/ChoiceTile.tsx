import { useId, type ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

/** Something to choose: its words, the numbers behind it, a drawing. `why` says what is missing where it cannot be chosen. */
export interface ChoiceTileProps {
  readonly label: string;
  /** Spoken instead of the label. */
  readonly name?: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly why?: string | undefined;
  readonly onPress: () => void;
  /** Shares the row evenly with others. */
  readonly even?: boolean;
}

export function ChoiceTile({ label, name = label, detail, icon, why, onPress, even = false }: ChoiceTileProps) {
  const colors = useColors();
  const detailId = useId();
  const said = why ?? detail;
  const isOff = why !== undefined;
  return (
    <Touch
      label={name}
      onPress={onPress}
      {...(said === undefined ? {} : { describedBy: detailId, accessibilityHint: said })}
      style={({ pressed, hovered }) => ({
        flexDirection: even ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: even ? 'center' : 'flex-start',
        gap: even ? 2 : SPACE.s,
        minHeight: 48,
        paddingHorizontal: even ? 2 : SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderStyle: isOff ? 'dashed' : 'solid',
        borderColor: isOff ? colors.line : colors.control,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : isOff ? colors.sunken : colors.surface,
        maxWidth: '100%',
        ...(even ? { flex: 1 } : {}),
      })}
    >
      {icon}
      <View style={{ flexShrink: 1 }}>
        <AppText
          variant={even ? 'small' : 'label'}
          tone={isOff ? 'inkSoft' : 'primary'}
          align={even ? 'center' : 'left'}
          style={{ fontWeight: '700' }}
        >
          {label}
        </AppText>
        {said !== undefined && (
          <AppText id={detailId} variant="small" tone="inkSoft" align={even ? 'center' : 'left'}>
            {said}
          </AppText>
        )}
      </View>
    </Touch>
  );
}
