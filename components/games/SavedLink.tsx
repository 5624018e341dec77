import type { Href } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { ROW } from '@/components/ui/arrange';
import { LinkTouch } from '@/components/ui/LinkTouch';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';

interface SavedLinkProps {
  readonly href: Href;
  /** Spoken in full. */
  readonly name: string;
  readonly label: string;
  readonly detail: string;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** Something saved on this device: a touch opens it. */
export function SavedLink({ href, name, label, detail, children }: SavedLinkProps) {
  const colors = useColors();
  return (
    <View role="listitem" style={{ ...ROW, gap: SPACE.s }}>
      <LinkTouch
        href={href}
        label={name}
        outerStyle={{ flex: 1 }}
        style={({ pressed, hovered }) => ({
          padding: SPACE.m,
          borderRadius: RADIUS.l,
          borderWidth: 1.5,
          borderColor: pressed || hovered === true ? colors.primary : colors.line,
          backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.surface,
        })}
      >
        <AppText variant="label">{label}</AppText>
        <Note>{detail}</Note>
      </LinkTouch>
      {children}
    </View>
  );
}
