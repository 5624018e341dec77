import type { Href } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { UiIcon } from './UiIcon';

import { AppText } from './AppText';
import { LinkTouch } from './LinkTouch';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';

/** A big link to another screen: a drawing, a name, one line of what waits there. */
export interface NavCardProps {
  readonly href: Href;
  readonly title: string;
  readonly detail: string;
  readonly icon: ReactNode;
}

export function NavCard({ href, title, detail, icon }: NavCardProps) {
  const colors = useColors();
  return (
    <LinkTouch
      href={href}
      label={`${title}, ${detail}`}
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: SPACE.l,
        padding: SPACE.l,
        minHeight: 88,
        borderRadius: RADIUS.l,
        borderWidth: 1.5,
        borderColor: pressed || hovered === true ? colors.primary : colors.line,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {icon}
      <View style={{ flex: 1, gap: 2 }}>
        <AppText variant="heading" tone="primary">
          {title}
        </AppText>
        <AppText variant="small" tone="inkSoft">
          {detail}
        </AppText>
      </View>
      <UiIcon name="chevron" color={colors.primary} />
    </LinkTouch>
  );
}
