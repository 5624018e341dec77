import { View } from 'react-native';

import { Row } from '@/components/ui/layout';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { titlesOf, type TitleFigures as TitleFigure } from '@/store/statistics/figures';

import { Figures } from './Figures';
import type { FigureProps } from './figureProps';
import { ShareBar } from './ShareBar';

/** How often each title, with its best and its mean. */
export function TitleFigures({ games, view }: FigureProps) {
  const words = useWords(statisticsWords);
  const names = useWords(scoreWords).titles.id;
  const { number } = useTranslate();
  const titles = titlesOf(games);
  if (titles.length === 0) return null;
  const highest = Math.max(1, ...titles.map(({ best }) => best));
  const earned = titles.filter((title) => title.games > 0);
  const numbers = ({ games: count, best, mean }: TitleFigure): readonly string[] =>
    [count, ...(count === 0 ? [] : [best, mean])].map(number);
  return (
    <Figures
      title={words.titles}
      view={view}
      how={words.titlesHow}
      spoken={earned
        .map((each) => {
          const [count = '', best = '', mean = ''] = numbers(each);
          const said = [words.said(words.games, count), words.said(words.best, best), words.said(words.mean, mean)];
          return `${names[each.title]}, ${said.join(', ')}`;
        })
        .join('; ')}
      columns={[words.games, words.best, words.mean]}
      rows={titles.map((each) => ({
        id: each.title,
        name: names[each.title],
        cells: [...numbers(each), '–', '–'].slice(0, 3),
      }))}
    >
      {titles.map((each) => (
        <TitleBar key={each.title} name={names[each.title]} figures={each} highest={highest} />
      ))}
    </Figures>
  );
}

interface TitleBarProps {
  readonly name: string;
  readonly figures: TitleFigure;
  /** The best of all titles: the whole width. */
  readonly highest: number;
}

function TitleBar({ name, figures: { games, best, mean }, highest }: TitleBarProps) {
  const words = useWords(statisticsWords);
  const { number } = useTranslate();
  return (
    <View style={{ gap: SPACE.xs }}>
      <Row spread>
        <AppText variant="label" tone={games === 0 ? 'inkSoft' : 'ink'}>
          {name}
        </AppText>
        <Note>
          {games === 0
            ? number(0)
            : `${words.games} ${number(games)} · ${words.mean} ${number(mean)} · ${words.best} ${number(best)}`}
        </Note>
      </Row>
      {games > 0 && <ShareBar parts={[{ share: mean / highest, fill: 'primary' }]} mark={best / highest} />}
    </View>
  );
}
