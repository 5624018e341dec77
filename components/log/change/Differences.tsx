import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { type Change, type Difference } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';

import { linesOf, type Line } from '@/components/game/log/chronicle';
import { outcomeSaid } from '@/components/game/log/said';
import { useLogWords } from '@/components/game/log/useLogWords';

/** What the change makes of later entries, each with what the log says and what would have been. */
export function Differences({ change: { history, differences } }: { readonly change: Change }) {
  const words = useLogWords().log.change;
  const lines = linesOf(history);
  return (
    <Card title={words.differs} style={{ gap: 0 }}>
      {differences.length === 0 && <AppText>{words.nothingDiffers}</AppText>}
      <View role="list" aria-label={words.differs}>
        {differences.map((difference) => {
          const line = lines[difference.entry];
          return line === undefined ? null : <Differs key={difference.entry} difference={difference} line={line} />;
        })}
      </View>
    </Card>
  );
}

const LABEL = { refused: 'refused', 'lacerda-differs': 'lacerda', 'other-outcome': 'outcome' } as const;

function Differs({
  difference,
  line: { at, whose, before },
}: {
  readonly difference: Difference;
  readonly line: Line;
}) {
  const words = useLogWords();
  const reasons = useWords(refusalWords).reasons;
  const t = useTranslate();
  const colors = useColors();
  const { change } = words.log;
  const was = outcomeSaid(difference.before, before.sheet, words, before);
  const is =
    difference.code === 'refused'
      ? [say(reasons, difference.refusal, t)]
      : outcomeSaid(difference.after, before.sheet, words, difference.on);
  const gone = was.filter((text) => !is.includes(text));
  const come = is.filter((text) => !was.includes(text));
  return (
    <View role="listitem" style={{ paddingVertical: SPACE.s, borderTopWidth: 1, borderColor: colors.line }}>
      <Column gap="xs">
        <AppText variant="label">{`${change.entry(at + 1, words.log.whose[whose])}: ${change[LABEL[difference.code]]}`}</AppText>
        {difference.code !== 'refused' && gone.length > 0 && (
          <AppText variant="small" tone="inkSoft">
            {change.recorded(gone.join(' '))}
          </AppText>
        )}
        {come.length > 0 && (
          <AppText variant="small">
            {difference.code === 'refused' ? come.join(' ') : change.then(come.join(' '))}
          </AppText>
        )}
      </Column>
    </View>
  );
}
