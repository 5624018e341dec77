import { View } from 'react-native';

import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { notOnPaper } from '@/components/ui/platform';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { UiIcon } from '@/components/ui/UiIcon';

import type { CourtPart } from './courtPart';
import { useBoardWords } from './useBoardWords';

/** The two pages of the board on a phone. */
export type BoardPage = 'map' | 'court';

interface PageButtonProps {
  readonly to: BoardPage;
  /** What there is to do or to see on that page. */
  readonly part?: CourtPart;
  readonly onPress: () => void;
}

/** The way to the other page, without a swipe. Over the map there is room for a drawing only. */
export function PageButton({ to, part = 'none', onPress }: PageButtonProps) {
  const colors = useColors();
  const { show, asked, back } = useBoardWords().board.pages;
  return (
    <View {...notOnPaper} style={{ alignSelf: 'flex-start' }}>
      <TouchSurface
        label={part === 'asked' ? asked(show[to]) : show[to]}
        onPress={onPress}
        edge="control"
        style={{
          ...ROW,
          gap: SPACE.xs,
          minHeight: TARGET + 4,
          minWidth: TARGET + 4,
          paddingHorizontal: to === 'map' ? SPACE.m : 0,
          borderRadius: RADIUS.round,
        }}
      >
        <UiIcon name={to} color={colors.primary} />
        {to === 'map' && (
          <AppText variant="label" tone="primary">
            {back}
          </AppText>
        )}
        {part !== 'none' && <View style={[DOT, { backgroundColor: colors.accent, borderColor: colors.outline }]} />}
      </TouchSurface>
    </View>
  );
}

const DOT = {
  position: 'absolute',
  top: -3,
  right: -3,
  width: 16,
  height: 16,
  borderRadius: 8,
  borderWidth: 1.5,
} as const;
