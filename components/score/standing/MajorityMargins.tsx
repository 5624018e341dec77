import { View } from 'react-native';

import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { MajorityMargin } from '@/engine';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';

import { EntryIcon } from '../entry/EntryIcon';

/** The five majorities between the two of you: counts, what they give, and how many more turn them. */
export function MajorityMargins({ majorities }: { readonly majorities: readonly MajorityMargin[] }) {
  const words = useWords(standingWords).majorities;
  return (
    <Card title={words.title} style={{ gap: 0 }}>
      <View role="list" aria-label={words.title}>
        {majorities.map((majority, index) => (
          <Majority key={majority.of} first={index === 0} {...majority} />
        ))}
      </View>
    </Card>
  );
}

function Majority({ of, leader, seats: { you, lacerda }, first }: MajorityMargin & { readonly first: boolean }) {
  const words = useWords(standingWords).majorities;
  const colors = useColors();
  return (
    <View
      role="listitem"
      style={{
        ...ROW,
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      <EntryIcon entry={of} size={30} />
      <View style={{ flex: 1, gap: 2 }}>
        <AppText variant="label">{`${words.of[of]}: ${margin({ of, leader, seats: { you, lacerda } }, words)}`}</AppText>
        <Note>
          {[
            words.counts(you.count, lacerda.count),
            ...(you.points + lacerda.points > 0 ? [words.points(you.points, lacerda.points)] : []),
          ].join(' · ')}
        </Note>
      </View>
    </View>
  );
}

type Words = (typeof standingWords)['en']['majorities'];

function margin({ of, leader, seats: { you, lacerda } }: MajorityMargin, words: Words): string {
  if (leader === 'you') return words.ahead(of, lacerda.toTie);
  if (leader === 'lacerda') return words.behind(of, you.toTie, you.toLead);
  return you.count === 0 ? words.nobody(of) : words.level(of);
}
