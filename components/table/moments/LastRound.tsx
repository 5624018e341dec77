import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { GameState } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';

interface LastRoundProps {
  readonly state: Pick<GameState, 'ending' | 'turn' | 'toMove'>;
}

/** Says that the end is near, and how near; nothing before it was triggered. */
export function LastRound({ state: { ending, turn, toMove } }: LastRoundProps) {
  const words = useWords(momentWords).lastRound;
  const colors = useColors();
  if (ending === null || turn.kind === 'over') return null;
  const text = ending === 'this-round' ? words.thisRound : words.last[toMove];
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        padding: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 2,
        borderColor: colors.accent,
        backgroundColor: colors.surface,
      }}
    >
      <UiIcon name="warning" />
      <AppText variant="label" style={{ flex: 1 }}>
        {text}
      </AppText>
    </View>
  );
}
