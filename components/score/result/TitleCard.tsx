import { useState } from 'react';
import { View } from 'react-native';

import { TITLES, type Title, type TitleCondition, type TitleId } from '@/engine';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Column, Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { notOnPaper } from '@/components/ui/platform';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

/** What a solo game made of you, and what the next title would have needed. */
export function TitleCard({ title }: { readonly title: Title }) {
  const words = useWords(scoreWords).titles;
  const [all, setAll] = useState(false);
  return (
    <Card title={words.heading}>
      <Row gap="m" wrap={false}>
        <PieceIcon piece="wig" size={44} />
        <AppText variant="title" style={{ flex: 1 }}>
          {words.id[title.id]}
        </AppText>
      </Row>
      <Next next={title.next} />
      <View {...notOnPaper}>
        <Button kind="secondary" label={words.conditions} onPress={() => setAll(!all)} />
      </View>
      {all &&
        TITLES.map((id) => (
          <Conditions key={id} id={id} conditions={title.conditions.filter(({ title: of }) => of === id)} />
        ))}
    </Card>
  );
}

function Next({ next }: Pick<Title, 'next'>) {
  const words = useWords(scoreWords).titles;
  if (next === null) return <AppText>{words.top}</AppText>;
  return (
    <Column gap="xs">
      <AppText>{words.next(words.id[next.title])}</AppText>
      {next.missing.map(({ what, by, needs }) => (
        <AppText key={what} variant="label">
          {`· ${words.lack(what, by, needs)}`}
        </AppText>
      ))}
    </Column>
  );
}

function Conditions({ id, conditions }: { readonly id: TitleId; readonly conditions: readonly TitleCondition[] }) {
  const words = useWords(scoreWords).titles;
  return (
    <Column gap="xs">
      <Heading level={3}>{words.id[id]}</Heading>
      <Note>{id === 'jester' ? words.jesterAny : words.all}</Note>
      {conditions.map((condition) => (
        <Condition key={condition.what} {...condition} />
      ))}
    </Column>
  );
}

function Condition({ title, what, needs, has, met }: TitleCondition) {
  const words = useWords(scoreWords).titles;
  const colors = useColors();
  const jester = title === 'jester';
  const good = jester ? !met : met;
  const verdict = jester ? (met ? words.applies : words.escaped) : met ? words.met : words.notMet(needs - has);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <UiIcon name={good ? 'check' : 'close'} size={18} color={good ? colors.primary : colors.danger} />
      <AppText variant="small" style={{ flex: 1 }}>
        {`${jester ? words.jester(what, needs) : words.least(what, needs)}: ${words.has(has)}, ${verdict}`}
      </AppText>
    </View>
  );
}
