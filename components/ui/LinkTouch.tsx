import { Link, type Href } from 'expo-router';
import type { ReactNode } from 'react';
import { Pressable, View, type ViewStyle } from 'react-native';

import { TARGET } from './scale';
import type { TouchState } from './Touch';

/** Anything pressable that leads to another screen: a true link with an address on the web. */
export interface LinkTouchProps {
  readonly href: Href;
  readonly label?: string;
  readonly style: (state: TouchState) => ViewStyle;
  readonly outerStyle?: ViewStyle;
  readonly children: ReactNode;
}

export function LinkTouch({ href, label, style, outerStyle = {}, children }: LinkTouchProps) {
  return (
    <Link href={href} asChild>
      <Pressable
        role="link"
        {...(label === undefined ? {} : { 'aria-label': label })}
        style={{ minHeight: TARGET, borderRadius: 16, ...outerStyle }}
      >
        {/* expo-router merges styles into its child as objects, so what changes with the state is inside. */}
        {(state: TouchState) => (
          <View style={{ justifyContent: 'center', flexGrow: 1, ...style(state) }}>{children}</View>
        )}
      </Pressable>
    </Link>
  );
}
