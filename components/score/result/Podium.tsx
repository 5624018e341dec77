import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

import { nameIn, type ScoredAs } from '../people';
import type { RankedPlace } from '../places';
import { SeatMark } from '../SeatMark';

/** The places from the first on, each with everyone who shares it. */
export interface PodiumProps {
  readonly places: readonly RankedPlace[];
  readonly people: readonly ScoredAs[];
}

/** How high the block of each place is. */
const HEIGHTS = [140, 108, 84, 66] as const;

/** From three on the winner stands in the middle. */
function asStanding(places: readonly RankedPlace[]): readonly RankedPlace[] {
  const [first, second, ...others] = places;
  return first === undefined || second === undefined || others.length === 0 ? places : [second, first, ...others];
}

export function Podium({ places, people }: PodiumProps) {
  const words = useWords(scoreWords).result;
  const colors = useColors();
  return (
    <View
      role="list"
      aria-label={words.podium}
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'center',
        gap: SPACE.xs,
        borderBottomWidth: 3,
        borderColor: colors.artLine,
      }}
    >
      {asStanding(places).map((ranked) => (
        <Place key={ranked.place} {...ranked} people={people} />
      ))}
    </View>
  );
}

function Place({ place, ids, people, total }: RankedPlace & Pick<PodiumProps, 'people'>) {
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
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s }}>
        {standing.map(({ id, name, mark }) => (
          <View key={id} style={{ alignItems: 'center', flexShrink: 1, minWidth: 0, maxWidth: '100%' }}>
            <SeatMark mark={mark} size={first ? 40 : 32} />
            <AppText variant="label" align="center" style={{ maxWidth: '100%' }}>
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
        {first && <PieceIcon piece="wig" size={34} />}
        <Note>{`${number(place)}.`}</Note>
      </View>
    </View>
  );
}
