import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { ROW, WRAP } from '@/components/ui/arrange';
import { SPACE } from '@/components/ui/scale';
import { SourceIcon, Swatch } from '@/components/score/result/SourceIcon';
import { SOURCE_FILLS } from '@/components/score/result/sources';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { stretchesOf, type Stretch } from '@/store/statistics/figures';
import { SOURCES } from '@/store/statistics/sources';

import { Columns } from './Columns';
import { Figures } from './Figures';
import type { FigureProps } from './figureProps';

/** Where the wigs came from, over time. */
export function SourceFigures({ games, view }: FigureProps) {
  const words = useWords(statisticsWords);
  const names = useWords(scoreWords).result.sources;
  const { number } = useTranslate();
  const stretches = stretchesOf(games);
  const spokenOf = ({ from, to, total, points }: Stretch): string =>
    words.said(
      words.stretch(from, to),
      [
        words.said(words.total, number(total)),
        ...SOURCES.map((source, at) => `${names[source]} ${number(points[at] ?? 0)}`),
      ].join(', '),
    );
  return (
    <Figures
      title={words.sources}
      view={view}
      how={words.sourcesHow}
      spoken={stretches.map(spokenOf).join('; ')}
      columns={stretches.map(({ from, to }) => words.stretchShort(from, to))}
      rows={[
        ...SOURCES.map((source, at) => ({
          id: source,
          name: names[source],
          icon: <SourceIcon source={source} />,
          cells: stretches.map(({ points }) => number(points[at] ?? 0)),
        })),
        { id: 'total', name: words.total, cells: stretches.map(({ total }) => number(total)), heavy: true },
      ]}
    >
      <Columns
        columns={stretches.map(({ from, to, total, points }) => ({
          id: String(from),
          parts: SOURCES.map((source, at) => ({ id: source, value: points[at] ?? 0, fill: SOURCE_FILLS[source] })),
          value: number(total),
          name: words.stretchShort(from, to),
        }))}
      />
      <Legend />
    </Figures>
  );
}

/** Which color is which source. */
function Legend() {
  const names = useWords(scoreWords).result.sources;
  return (
    <View style={{ ...WRAP, columnGap: SPACE.m, rowGap: SPACE.xs }}>
      {SOURCES.map((source) => (
        <View key={source} style={{ ...ROW, gap: SPACE.xs }}>
          <Swatch source={source} />
          <SourceIcon source={source} />
          <AppText variant="small">{names[source]}</AppText>
        </View>
      ))}
    </View>
  );
}
