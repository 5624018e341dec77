import type { ReactNode } from 'react';
import { View } from 'react-native';

import { PageTitle } from './PageTitle';
import { READING_WIDTH, SPACE, WIDE_WIDTH } from './scale';
import { ScreenHeader } from './ScreenHeader';
import type { ScreenProps } from './screenTypes';
import { useColors } from './theme';
import { useFooterHeight } from './useFooterHeight';
import { notOnPaper, STICKY } from './platform';

/**
 * A page in a browser. The document itself scrolls, not a box inside it: so the space bar, the
 * address bar, printing and jumping to text work as everywhere. Props: see screenTypes.ts.
 */
export function Screen({ title, children, back = '/', actions, footer, wide = false, bare = false }: ScreenProps) {
  const width = { width: '100%', maxWidth: wide ? WIDE_WIDTH : READING_WIDTH, alignSelf: 'center' } as const;
  return (
    <View style={{ flexGrow: 1 }}>
      <PageTitle>{title}</PageTitle>
      {!bare && (
        <View style={[width, { paddingHorizontal: SPACE.l, paddingTop: SPACE.l }]}>
          <ScreenHeader title={title} back={back ?? undefined} actions={actions} />
        </View>
      )}
      <View
        role="main"
        tabIndex={-1}
        style={[width, { flexGrow: 1, padding: SPACE.l, gap: SPACE.l, paddingBottom: SPACE.xxl }]}
      >
        {children}
      </View>
      {footer !== undefined && <Footer width={width}>{footer}</Footer>}
    </View>
  );
}

interface FooterProps {
  readonly children: ReactNode;
  readonly width: { readonly width: '100%'; readonly maxWidth: number; readonly alignSelf: 'center' };
}

function Footer({ children, width }: FooterProps) {
  const colors = useColors();
  const measure = useFooterHeight();
  return (
    <View
      role="contentinfo"
      onLayout={measure}
      {...notOnPaper}
      style={{
        position: STICKY,
        bottom: 0,
        zIndex: 5,
        backgroundColor: colors.surface,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <View style={[width, { paddingVertical: SPACE.m, paddingHorizontal: SPACE.l, gap: SPACE.s }]}>{children}</View>
    </View>
  );
}
