import { View } from 'react-native';

import type { PlayerScore } from '@/engine';
import { CENTER } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';
import { SOURCES, sourcePoints, type Source } from '@/store/statistics/sources';

import type { ScoredAs } from '../people';
import { SeatMark } from '../SeatMark';
import { SourceIcon, Swatch } from './SourceIcon';
import { SOURCE_FILLS } from './sources';

/** A bar for everyone, as long as their wigs, in pieces by where they come from. */
export interface BarsProps {
  readonly players: readonly PlayerScore[];
  readonly people: readonly ScoredAs[];
}

export function Bars({ players, people }: BarsProps) {
  const longest = Math.max(1, ...players.map(({ total }) => total));
  return (
    <View style={{ gap: SPACE.l }}>
      {players.map((player) => {
        const person = people.find(({ id }) => id === player.id);
        return person === undefined ? null : (
          <Bar key={player.id} player={player} person={person} share={player.total / longest} />
        );
      })}
    </View>
  );
}

interface BarProps {
  readonly player: PlayerScore;
  readonly person: ScoredAs;
  readonly share: number;
}

function Bar({ player, person, share }: BarProps) {
  const words = useWords(scoreWords).result;
  const { number } = useTranslate();
  const parts = SOURCES.map((source) => ({ source, points: sourcePoints(player, source) })).filter(
    ({ points }) => points > 0,
  );
  const spoken = parts.map(({ source, points }) => words.part(words.sources[source], points));
  return (
    <View accessible role="img" aria-label={words.bar(person.name, player.total, spoken)} style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <SeatMark mark={person.mark} size={22} />
        <AppText variant="label" style={{ flex: 1 }}>
          {person.name}
        </AppText>
        <AppText variant="label">{number(player.total)}</AppText>
      </View>
      {parts.length > 0 && <Pieces parts={parts} share={share} />}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 }}>
        {parts.map(({ source, points }) => (
          <View key={source} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Swatch source={source} />
            <SourceIcon source={source} />
            <AppText variant="small">{number(points)}</AppText>
          </View>
        ))}
      </View>
    </View>
  );
}

interface Part {
  readonly source: Source;
  readonly points: number;
}

function Pieces({ parts, share }: { readonly parts: readonly Part[]; readonly share: number }) {
  const colors = useColors();
  return (
    <View
      style={{
        width: `${Math.max(1, share * 100)}%`,
        height: 30,
        flexDirection: 'row',
        overflow: 'hidden',
        borderRadius: RADIUS.s,
        borderWidth: 1.5,
        borderColor: colors.ink,
        backgroundColor: colors.sunken,
      }}
    >
      {parts.map(({ source, points }, index) => (
        <View
          key={source}
          style={{
            flexGrow: points,
            flexShrink: 1,
            flexBasis: 0,
            minWidth: 3,
            ...CENTER,
            overflow: 'hidden',
            borderLeftWidth: index === 0 ? 0 : 1.5,
            borderColor: colors.outline,
            backgroundColor: colors[SOURCE_FILLS[source]],
          }}
        >
          {points >= 9 && <SourceIcon source={source} size={20} />}
        </View>
      ))}
    </View>
  );
}
