import { View } from 'react-native';

import { useLogWords } from '@/components/game/log/useLogWords';
import { AppText } from '@/components/ui/AppText';
import { ROW } from '@/components/ui/arrange';
import { Card } from '@/components/ui/Card';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface, type TouchSurfaceProps } from '@/components/ui/TouchSurface';
import { UiIcon } from '@/components/ui/UiIcon';
import { LEAST_SWING, type Review, type ReviewedTurn } from '@/engine';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';

import { headlineOf } from './entries';
import { useParts } from './useParts';

interface DecidedCardProps {
  readonly review: Review;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The turns that decided, what that means, and the way to each. */
export function DecidedCard({ review: { turns, decided }, at, onGo }: DecidedCardProps) {
  const words = useWords(reviewWords).decided;
  return (
    <Card title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <Note>{decided.length === 0 ? words.none(LEAST_SWING) : words.text}</Note>
      <View role="list" aria-label={words.title} style={{ gap: SPACE.s }}>
        {decided.map((place) => {
          const turn = turns[place];
          return turn === undefined ? null : (
            <View key={place} role="listitem">
              <DecidingTurn turn={turn} number={place + 1} lit={at === place + 1} onPress={() => onGo(place + 1)} />
            </View>
          );
        })}
      </View>
    </Card>
  );
}

interface DecidingTurnProps extends Pick<TouchSurfaceProps, 'lit' | 'onPress'> {
  readonly turn: ReviewedTurn;
  readonly number: number;
}

function DecidingTurn({ turn, number, ...touch }: DecidingTurnProps) {
  const words = useWords(reviewWords);
  const log = useLogWords();
  const colors = useColors();
  const parts = useParts()(turn.swing);
  const text = words.decided.link(number, words.swing(turn.swing.by), headlineOf(turn, log));
  return (
    <TouchSurface
      {...touch}
      label={`${text} ${parts}`}
      edge="control"
      style={{ ...ROW, gap: SPACE.s, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, borderRadius: RADIUS.m }}
    >
      <View style={{ flex: 1 }}>
        <AppText variant="small" style={{ fontWeight: '600' }}>
          {text}
        </AppText>
        <Note>{parts}</Note>
      </View>
      <UiIcon name="chevron" size={18} color={colors.inkSoft} />
    </TouchSurface>
  );
}
