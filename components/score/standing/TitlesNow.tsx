import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TITLES, type Title, type TitleAspect, type TitleCondition, type TitleId } from '@/engine';
import { scoreWords } from '@/i18n/score';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';

/** What the smaller depth does not track. */
const UNKNOWN_ASPECTS: readonly TitleAspect[] = ['reis', 'decrees', 'wigs'];

interface TitlesNowProps {
  readonly title: Title;
  /** Réis and decrees are not tracked, so no title is certain. */
  readonly partial: boolean;
}

/** Your title if the game ended now, what would make you a Jester, and what each higher title still needs. */
export function TitlesNow({ title, partial }: TitlesNowProps) {
  const words = useWords(standingWords).titles;
  const { id: names } = useWords(scoreWords).titles;
  const known = (condition: TitleCondition): boolean => !partial || !UNKNOWN_ASPECTS.includes(condition.what);
  const of = (id: TitleId): readonly TitleCondition[] => title.conditions.filter((condition) => condition.title === id);
  const jester = of('jester').filter((condition) => condition.met && known(condition));
  return (
    <Card title={words.title} style={{ gap: SPACE.s }}>
      <Row gap="m" wrap={false}>
        <PieceIcon piece="wig" size={36} />
        <AppText variant="heading" style={{ flex: 1 }}>
          {partial ? words.unsure : names[title.id]}
        </AppText>
      </Row>
      {jester.length > 0 && (
        <Line good={false} text={words.jester(jester.map(({ what, needs }) => words.aspect[what](needs)))} />
      )}
      {TITLES.filter((id) => id !== 'jester').map((id) => (
        <Needs key={id} name={names[id]} conditions={of(id)} known={known} />
      ))}
    </Card>
  );
}

interface NeedsProps {
  readonly name: string;
  readonly conditions: readonly TitleCondition[];
  readonly known: (condition: TitleCondition) => boolean;
}

function Needs({ name, conditions, known }: NeedsProps) {
  const words = useWords(standingWords).titles;
  const missing = conditions
    .filter((condition) => known(condition) && !condition.met)
    .map(({ what, needs, has }) => words.aspect[what](needs - has));
  const unknown = conditions
    .filter((condition) => !known(condition))
    .map(({ what, needs }) => words.aspect[what](needs));
  if (unknown.length > 0) return <Line good={false} text={words.unknown(name, missing, unknown)} />;
  return missing.length === 0 ? (
    <Line good text={words.has(name)} />
  ) : (
    <Line good={false} text={words.lacks(name, missing)} />
  );
}

function Line({ good, text }: { readonly good: boolean; readonly text: string }) {
  const colors = useColors();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
      <UiIcon name={good ? 'check' : 'close'} size={20} color={good ? colors.primary : colors.inkSoft} />
      <AppText style={{ flex: 1 }}>{text}</AppText>
    </View>
  );
}
