import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/layout';
import { UiIcon } from '@/components/ui/UiIcon';
import { useRepeat } from '@/components/ui/useRepeat';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';

import { Scrubber } from './Scrubber';
import type { Series } from './series';

interface StepBarProps {
  readonly series: Series;
  readonly decided: readonly number[];
  /** The turn in words. */
  readonly spoken: string;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** One turn back, anywhere, one turn on: under the thumb. */
export function StepBar({ series, decided, spoken, at, onGo }: StepBarProps) {
  const words = useWords(reviewWords);
  const most = series.you.length - 1;
  const back = useRepeat(() => onGo(at - 1));
  const on = useRepeat(() => onGo(at + 1));
  return (
    <Row gap="xs" wrap={false}>
      <IconButton
        framed
        label={words.previous}
        disabled={at <= 0}
        icon={(color) => <UiIcon name="before" color={color} />}
        {...back}
      />
      <Scrubber label={words.slider} spoken={spoken} series={series} decided={decided} at={at} onGo={onGo} />
      <IconButton
        framed
        label={words.next}
        disabled={at >= most}
        icon={(color) => <UiIcon name="chevron" color={color} />}
        {...on}
      />
    </Row>
  );
}
