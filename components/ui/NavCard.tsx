import type { Href } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { UiIcon } from './UiIcon';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { Note } from './Note';
import { LinkTouch } from './LinkTouch';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';

/** A link to another screen: a drawing, a name, one line of what waits there. `large` is for the one way a screen is about. */
export interface NavCardProps {
  readonly href: Href;
  readonly title: string;
  readonly detail: string;
  readonly icon: ReactNode;
  readonly large?: boolean;
}

export function NavCard({ href, title, detail, icon, large = false }: NavCardProps) {
  const colors = useColors();
  return (
    <LinkTouch
      href={href}
      label={`${title}, ${detail}`}
      style={({ pressed, hovered }) => ({
        ...ROW,
        justifyContent: 'flex-start',
        gap: large ? SPACE.l : SPACE.m,
        padding: large ? SPACE.l : SPACE.s,
        minHeight: large ? 120 : 60,
        borderRadius: RADIUS.l,
        borderWidth: large ? 2.5 : 1.5,
        borderColor: large || pressed || hovered === true ? colors.primary : colors.line,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      <NavFace icon={icon} variant={large ? 'title' : 'label'} title={title} detail={detail} />
    </LinkTouch>
  );
}

interface NavFaceProps extends Pick<NavCardProps, 'icon' | 'title' | 'detail'> {
  readonly variant: 'title' | 'heading' | 'label';
}

/** What a way on shows: its drawing, its name, one line of what waits there. */
export function NavFace({ icon, variant, title, detail }: NavFaceProps) {
  const colors = useColors();
  return (
    <>
      {icon}
      <View style={{ flex: 1, gap: 2 }}>
        <AppText variant={variant} tone="primary">
          {title}
        </AppText>
        <Note>{detail}</Note>
      </View>
      <UiIcon name="chevron" color={colors.primary} />
    </>
  );
}
