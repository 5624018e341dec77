import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { WRAP } from '@/components/ui/arrange';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { overviewOf } from '@/store/statistics/figures';
import type { SidedGame } from '@/store/statistics/filter';

/** Games, wins, the best and the mean. */
export function Overview({ games }: { readonly games: readonly SidedGame[] }) {
  const words = useWords(statisticsWords);
  const { number } = useTranslate();
  const { games: count, contested, won, tied, best, mean } = overviewOf(games);
  return (
    <View role="list" style={{ ...WRAP, gap: SPACE.s }}>
      <Tile label={words.games} value={number(count)} />
      {contested > 0 && (
        <Tile
          label={words.won}
          value={number(won)}
          detail={[
            ...(contested === count
              ? [words.percent(Math.round((100 * won) / contested))]
              : [words.of(won, contested)]),
            ...(tied === 0 ? [] : [words.tied(tied)]),
          ].join(' · ')}
        />
      )}
      <Tile label={words.best} value={number(best)} />
      <Tile label={words.mean} value={number(mean)} />
    </View>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}

function Tile({ label, value, detail }: TileProps) {
  const words = useWords(statisticsWords);
  const colors = useColors();
  return (
    <View
      role="listitem"
      aria-label={words.said(label, [value, ...(detail === undefined ? [] : [detail])].join(', '))}
      style={{
        flexGrow: 1,
        flexBasis: textLength(132),
        padding: SPACE.m,
        borderRadius: RADIUS.l,
        ...framed(colors),
      }}
    >
      <Note>{label}</Note>
      <View style={{ ...WRAP, alignItems: 'baseline', columnGap: SPACE.s }}>
        <AppText variant="number">{value}</AppText>
        {detail !== undefined && <Note>{detail}</Note>}
      </View>
    </View>
  );
}
