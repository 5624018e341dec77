import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { IconFrame } from '@/components/ui/IconFrame';
import { Row } from '@/components/ui/layout';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { Segment } from '@/components/ui/Segment';
import { SEATS, type Review } from '@/engine';
import { finalWords } from '@/i18n/final';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';

import { PLOTTED, seriesOf, type Plotted } from './series';
import { LineSample } from './WigLines';
import { WigPlot } from './WigPlot';
import { WigTable } from './WigTable';

interface PlotCardProps {
  readonly review: Review;
  readonly decided: readonly number[];
  readonly at: number;
}

/** Your wigs by turn and his: on the track, or as scores if the game had ended then; drawn, and in numbers. */
export function PlotCard({ review, decided, at }: PlotCardProps) {
  const words = useWords(reviewWords);
  const [plotted, plot] = useState<Plotted>('track');
  const [isTable, showTable] = useState(false);
  const series = useMemo(() => seriesOf(review, plotted), [review, plotted]);
  const last = review.turns.length;
  return (
    <Card title={words.plot.title} style={CARD}>
      <Segment
        label={words.plot.show}
        value={plotted}
        onChange={plot}
        options={PLOTTED.map((value) => ({ value, label: words.plot.kinds[value] }))}
      />
      <WigPlot
        series={series}
        decided={decided}
        at={at}
        label={words.plot.drawn(last, series.you[last] ?? 0, series.lacerda[last] ?? 0)}
      />
      <Key />
      {review.partial && plotted === 'score' && <Note>{words.partial}</Note>}
      <Button kind="quiet" label={isTable ? words.plot.hide : words.plot.table} onPress={() => showTable(!isTable)} />
      {isTable && <WigTable series={series} decided={decided} />}
    </Card>
  );
}

const CARD = { padding: SPACE.m, gap: SPACE.s };

/** Whose line is whose. */
function Key() {
  const { who } = useWords(finalWords);
  return (
    <Row gap="l">
      {SEATS.map((seat) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
          <IconFrame>
            <LineSample seat={seat} />
          </IconFrame>
          <Note>{who[seat]}</Note>
        </View>
      ))}
    </Row>
  );
}
