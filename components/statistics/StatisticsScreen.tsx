import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { UiIcon } from '@/components/ui/UiIcon';
import { useOnArrival } from '@/components/ui/useOnArrival';
import { gamesWords } from '@/i18n/games';
import { statisticsWords } from '@/i18n/statistics';
import { useWords } from '@/i18n/useWords';
import { choicesIn, EVERYTHING, gamesFor, type Filter } from '@/store/statistics/filter';
import { useStatistics } from '@/store/statistics/statistics';
import type { GameSummary } from '@/store/statistics/summary';

import type { FigureProps } from './figureProps';
import type { FigureView } from './Figures';
import { Filters, hasChoices } from './Filters';
import { LengthFigures } from './LengthFigures';
import { MajorityFigures } from './MajorityFigures';
import { Overview } from './Overview';
import { SourceFigures } from './SourceFigures';
import { TitleFigures } from './TitleFigures';

/** Statistics over the finished games of this device, solo games and score sheets. */
export function StatisticsScreen() {
  const words = useWords(statisticsWords);
  const { closed: closedWords } = useWords(gamesWords);
  const { loaded, closed, known, reading, load } = useStatistics((statistics) => statistics);
  useOnArrival(useCallback(() => void load(), [load]));
  const games = useMemo(() => known.flatMap(({ game }) => game ?? []), [known]);
  return (
    <Screen wide title={words.title} back="/games">
      {closed && <AppText>{closedWords}</AppText>}
      {reading !== null && <Note live>{words.reading(reading.done, reading.of)}</Note>}
      {games.length > 0 && <Filtered games={games} />}
      {loaded && !closed && reading === null && games.length === 0 && <Empty />}
    </Screen>
  );
}

function Empty() {
  const words = useWords(statisticsWords);
  return (
    <Card>
      <AppText>{words.empty}</AppText>
      <LinkButton href="/score" label={words.sheet} />
    </Card>
  );
}

/** The figures of the games that pass the filter. */
function Filtered({ games }: { readonly games: readonly GameSummary[] }) {
  const words = useWords(statisticsWords);
  const [view, setView] = useState<FigureView>('plots');
  const [filter, setFilter] = useState(EVERYTHING);
  const counted = useMemo(() => gamesFor(games, filter), [games, filter]);
  return (
    <>
      <FilterBar games={games} filter={filter} onChange={setFilter} />
      {counted.length === 0 ? (
        <AppText>{words.none}</AppText>
      ) : (
        <>
          <Overview games={counted} />
          <Segment
            label={words.view}
            options={(['plots', 'tables'] as const).map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onChange={setView}
          />
          <AllFigures games={counted} view={view} />
        </>
      )}
    </>
  );
}

const AllFigures = (props: FigureProps) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
    <TitleFigures {...props} />
    <SourceFigures {...props} />
    <MajorityFigures {...props} />
    <LengthFigures {...props} />
  </View>
);

interface FilterBarProps {
  readonly games: readonly GameSummary[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The filters, out of the way until they are wanted. */
function FilterBar({ games, filter, onChange }: FilterBarProps) {
  const words = useWords(statisticsWords).filter;
  const [open, setOpen] = useState(false);
  const choices = useMemo(() => choicesIn(games), [games]);
  const isFiltered = Object.values(filter).some((answer) => answer !== null);
  if (!hasChoices(choices)) return null;
  return (
    <Column gap="m">
      <Row gap="s">
        <Button
          kind="secondary"
          label={words.open}
          icon={(color) => <UiIcon name="settings" color={color} />}
          onPress={() => setOpen(!open)}
        />
        {isFiltered && <Button kind="quiet" label={words.clear} onPress={() => onChange(EVERYTHING)} />}
      </Row>
      {open && (
        <Card>
          <Filters filter={filter} choices={choices} onChange={onChange} />
        </Card>
      )}
    </Column>
  );
}
