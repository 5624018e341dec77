import { AppText } from '@/components/ui/AppText';
import { Grid, GridCell, GridHeads, GridRow, LineName } from '@/components/score/Grid';
import type { ScoredAs } from '@/components/score/people';
import { UiIcon } from '@/components/ui/UiIcon';
import { SEATS } from '@/engine';
import { finalWords } from '@/i18n/final';
import { reviewWords } from '@/i18n/review';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { Series } from './series';

interface WigTableProps {
  readonly series: Series;
  readonly decided: readonly number[];
}

/** The plot in numbers, one turn a row. */
export function WigTable({ series, decided }: WigTableProps) {
  const words = useWords(reviewWords);
  const { who } = useWords(finalWords);
  const { number } = useTranslate();
  const people = SEATS.map((seat): ScoredAs => ({ id: seat, name: who[seat], mark: seat }));
  return (
    <Grid label={words.plot.title}>
      <GridHeads people={people} />
      {series.you.map((_, turn) => (
        <GridRow
          key={turn}
          head={
            <LineName
              {...(decided.includes(turn)
                ? { icon: <UiIcon name="check" size={16} label={words.decided.badge} /> }
                : {})}
            >
              {turn === 0 ? words.start : words.turn(turn)}
            </LineName>
          }
        >
          {SEATS.map((seat) => (
            <GridCell key={seat}>
              <AppText align="center" style={{ fontVariant: ['tabular-nums'] }}>
                {number(series[seat][turn] ?? 0)}
              </AppText>
            </GridCell>
          ))}
        </GridRow>
      ))}
    </Grid>
  );
}
