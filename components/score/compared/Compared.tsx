import { useEffect, useMemo } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { notOnPaper } from '@/components/ui/platform';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { compare, othersOf, type Comparison } from '@/store/statistics/comparison';
import { useStatistics } from '@/store/statistics/statistics';
import type { GameSummary, PlayerSummary } from '@/store/statistics/summary';

import { FigureTable } from '../FigureTable';
import { SourceIcon } from '../result/SourceIcon';

interface ComparedProps {
  /** The record that names this game: it is not compared with itself. */
  readonly record: string;
  readonly game: GameSummary;
  /** What the players are called, by column. */
  readonly names: readonly string[];
}

/** A finished game beside the mean of the others: by source for one person, by person for several. */
export function Compared({ record, game, names }: ComparedProps) {
  const words = useWords(statisticsWords).compared;
  const { known, loaded, load } = useStatistics((statistics) => statistics);
  useEffect(() => void load(), [load]);
  const others = useMemo(
    () => known.flatMap((one) => (one.key === record || one.game === null ? [] : [one.game])),
    [known, record],
  );
  const isForOne = game.players === 'solo' || game.players === 1;
  const [you] = game.scores;
  const yours = you === undefined || !isForOne ? null : compare(you, othersOf(game, you, others));
  const all = isForOne ? [] : peopleBeside(game, names, others);
  const isFirst = yours === null && all.length === 0;
  if (!loaded) return null;
  return (
    <Card title={isForOne ? words.title : words.everyone}>
      {isFirst && <AppText>{words.nothing}</AppText>}
      {you !== undefined && yours !== null && <BySource score={you} comparison={yours} />}
      {all.length > 0 && <ByPerson people={all} />}
      <View {...notOnPaper}>
        <LinkButton kind="secondary" href="/statistics" label={words.open} />
      </View>
    </Card>
  );
}

/** A difference as it is written: with its sign, and to one decimal. */
function useDifference(): (value: number, mean: number) => string {
  const { change } = useTranslate();
  return (value, mean) => change(Math.round((value - mean) * 10) / 10);
}

/** The columns of every comparison. */
function useColumns(): {
  readonly columns: readonly string[];
  readonly cells: (value: number, mean: number) => readonly string[];
} {
  const { mean: meanWord, compared } = useWords(statisticsWords);
  const { number } = useTranslate();
  const differenceOf = useDifference();
  return {
    columns: [compared.here, meanWord, compared.difference],
    cells: (value, mean) => [number(value), number(mean), differenceOf(value, mean)],
  };
}

interface BySourceProps {
  readonly score: PlayerSummary;
  readonly comparison: Comparison;
}

function BySource({ score, comparison }: BySourceProps) {
  const { compared, total } = useWords(statisticsWords);
  const names = useWords(scoreWords).result.sources;
  const { columns, cells } = useColumns();
  const { games, mean, place, sources } = comparison;
  return (
    <>
      <AppText variant="label">{compared.place(place, games + 1)}</AppText>
      <FigureTable
        label={compared.title}
        columns={columns}
        rows={[
          ...sources.map(({ source, points, mean: usual }) => ({
            id: source,
            name: names[source],
            icon: <SourceIcon source={source} />,
            cells: cells(points, usual),
          })),
          { id: 'total', name: total, cells: cells(score.total, mean), heavy: true },
        ]}
      />
    </>
  );
}

interface PersonBeside {
  readonly name: string;
  readonly score: PlayerSummary;
  readonly comparison: Comparison;
}

/** Who has played before: you in the first column, others where they have a name. */
const peopleBeside = (
  game: GameSummary,
  names: readonly string[],
  others: readonly GameSummary[],
): readonly PersonBeside[] =>
  game.scores.flatMap((score, at) => {
    const comparison = at > 0 && score.name === '' ? null : compare(score, othersOf(game, score, others));
    return comparison === null ? [] : [{ name: names[at] ?? score.name, score, comparison }];
  });

function ByPerson({ people }: { readonly people: readonly PersonBeside[] }) {
  const { compared } = useWords(statisticsWords);
  const { columns, cells } = useColumns();
  return (
    <FigureTable
      label={compared.everyone}
      columns={columns}
      rows={people.map(({ name, score, comparison: { mean } }) => ({
        id: name,
        name,
        cells: cells(score.total, mean),
      }))}
    />
  );
}
