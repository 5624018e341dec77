import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

import { nameIn, type ScoredAs } from '../people';
import { SeatMark } from '../SeatMark';

/** The places from the first on, each with everyone who shares it. */
export interface PodiumProps {
  readonly ranking: readonly (readonly string[])[];
  readonly people: readonly ScoredAs[];
  readonly totalOf: (id: string) => number;
}

/** How high the block of each place is; there is no block below the third. */
const HEIGHTS = [112, 78, 52, 28] as const;

/** The place numbers as people count them: two firsts leave no second. */
const placesOf = (ranking: PodiumProps['ranking']): readonly number[] =>
  ranking.map((_, index) => 1 + ranking.slice(0, index).reduce((sum, ids) => sum + ids.length, 0));

/** The winner stands in the middle; with two or fewer the order is left to right. */
const asStanding = <T,>([first, second, third, ...rest]: readonly T[]): readonly T[] =>
  [second, first, third, ...rest].filter((one) => one !== undefined);

export function Podium({ ranking, people, totalOf }: PodiumProps) {
  const words = useWords(scoreWords).result;
  const places = placesOf(ranking);
  const blocks = ranking.map((ids, index) => ({ ids, place: places[index] ?? 1 }));
  return (
    <View role="list" aria-label={words.podium} style={{ flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'center', gap: SPACE.xs }}>
      {asStanding(blocks).map(({ ids, place }) => (
        <Place key={place} place={place} ids={ids} people={people} total={totalOf(ids[0] ?? '')} />
      ))}
    </View>
  );
}

interface PlaceProps {
  readonly place: number;
  readonly ids: readonly string[];
  readonly people: readonly ScoredAs[];
  readonly total: number;
}

function Place({ place, ids, people, total }: PlaceProps) {
  const words = useWords(scoreWords).result;
  const { number } = useTranslate();
  const colors = useColors();
  const first = place === 1;
  const standing = people.filter(({ id }) => ids.includes(id));
  return (
    <View
      role="listitem"
      aria-label={words.place(place, ids.map(nameIn(people)), total)}
      style={{ flexGrow: ids.length, flexShrink: 1, flexBasis: 0, maxWidth: 150 * ids.length, gap: SPACE.xs }}
    >
      <View style={{ flexDirection: 'row', justifyContent: 'center', gap: SPACE.s }}>
        {standing.map(({ id, name, mark }) => (
          <View key={id} style={{ alignItems: 'center', flexShrink: 1 }}>
            <SeatMark mark={mark} size={first ? 40 : 32} />
            <AppText variant="label" align="center">
              {name}
            </AppText>
          </View>
        ))}
      </View>
      <View
        style={{
          minHeight: HEIGHTS[Math.min(place, HEIGHTS.length) - 1] ?? 0,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingVertical: SPACE.xs,
          borderTopLeftRadius: RADIUS.m,
          borderTopRightRadius: RADIUS.m,
          borderWidth: 2,
          borderBottomWidth: 0,
          borderColor: colors.artLine,
          backgroundColor: first ? colors.primarySoft : colors.artGlaze,
        }}
      >
        <AppText variant="number">{number(total)}</AppText>
        <AppText variant="small" tone="inkSoft">
          {`${number(place)}.`}
        </AppText>
      </View>
    </View>
  );
}
