import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { lengthsOf } from '@/store/statistics/figures';

import { Columns } from './Columns';
import { Figures } from './Figures';
import type { FigureProps } from './figureProps';

/** How many rounds games took, and how much time. */
export function LengthFigures({ games, view }: FigureProps) {
  const words = useWords(statisticsWords);
  const { number } = useTranslate();
  const { rounds, meanRounds, meanMinutes } = lengthsOf(games);
  if (meanRounds === null) return null;
  const time = meanMinutes === null ? undefined : words.duration(Math.floor(meanMinutes / 60), meanMinutes % 60);
  return (
    <Figures
      title={words.length}
      view={view}
      how={words.lengthHow}
      spoken={rounds
        .map(({ from, to, games: count }) =>
          words.said(words.roundsOf(from, to), words.said(words.games, number(count))),
        )
        .join('; ')}
      columns={[words.games]}
      rows={rounds.map(({ from, to, games: count }) => ({
        id: String(from),
        name: words.roundsOf(from, to),
        cells: [number(count)],
      }))}
      below={
        <View>
          <AppText>{words.meanRounds(meanRounds)}</AppText>
          {time !== undefined && <AppText>{words.said(words.time, time)}</AppText>}
        </View>
      }
    >
      <Columns
        columns={rounds.map(({ from, to, games: count }) => ({
          id: String(from),
          parts: [{ id: 'games', value: count, fill: 'tools' }],
          value: number(count),
          name: words.stretchShort(from, to),
        }))}
      />
    </Figures>
  );
}
