import type { ReactNode } from 'react';
import { View } from 'react-native';

import { CENTER, share, WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';

/** The spaces of a track, or tiles side by side. It draws its upper and left line, every box the other two. */
export function Boxes({ children }: { readonly children: ReactNode }) {
  const colors = useColors();
  return (
    <View role="list" style={[WRAP, { borderTopWidth: 1, borderLeftWidth: 1, borderColor: colors.control }]}>
      {children}
    </View>
  );
}

/** A space with what is printed on it; `basis` is how wide it wants to be. */
export function Box({ children, basis = 40 }: { readonly children: ReactNode; readonly basis?: number }) {
  const colors = useColors();
  return (
    <View
      role="listitem"
      style={{
        ...CENTER,
        ...share(textLength(basis)),
        minHeight: 50,
        padding: SPACE.xs,
        borderRightWidth: 1,
        borderBottomWidth: 1,
        borderColor: colors.control,
      }}
    >
      {children}
    </View>
  );
}

export const BoxText = ({ children, bold = false }: { readonly children: string; readonly bold?: boolean }) => (
  <AppText variant="small" align="center" style={bold ? { fontWeight: '700' } : undefined}>
    {children}
  </AppText>
);
