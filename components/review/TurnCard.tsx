import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { EntryText } from '@/components/game/log/EntryText';
import { gainsIn } from '@/components/game/log/said';
import { ExplainedStep } from '@/components/table/his/ExplainedStep';
import { WhySheet } from '@/components/table/his/why/WhySheet';
import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import type { ReviewedTurn, Step } from '@/engine';
import { logWords } from '@/i18n/log';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';

import { entriesOf, type ReviewedEntry } from './entries';
import { useParts } from './useParts';

interface TurnCardProps {
  readonly turn: ReviewedTurn;
  readonly isDeciding: boolean;
}

/** What happened in a turn: the sentences of the log, his steps with their reasons, and what it was worth. */
export function TurnCard({ turn, isDeciding }: TurnCardProps) {
  const { whose } = useWords(logWords);
  const [why, setWhy] = useState<Step>();
  const entries = useMemo(() => entriesOf(turn), [turn]);
  return (
    <Card title={whose[turn.whose]} style={{ padding: SPACE.m, gap: SPACE.s }}>
      {turn.whose !== 'over' && <Worth turn={turn} isDeciding={isDeciding} />}
      <View role="list" aria-label={whose[turn.whose]} style={{ gap: SPACE.s }}>
        {entries.map((entry) => (
          <View key={entry.at} role="listitem">
            <EntryLines reviewed={entry} onWhy={setWhy} />
          </View>
        ))}
      </View>
      <WhySheet step={why} onClose={() => setWhy(undefined)} />
    </Card>
  );
}

function Worth({ turn: { swing }, isDeciding }: TurnCardProps) {
  const words = useWords(reviewWords);
  const parts = useParts()(swing);
  return (
    <Column gap="xs">
      <Row gap="s">
        <AppText variant="label">{words.swing(swing.by)}</AppText>
        {isDeciding && <Badge tone="accent" label={words.decided.badge} />}
      </Row>
      {parts !== '' && <Note>{parts}</Note>}
    </Column>
  );
}

interface EntryLinesProps {
  readonly reviewed: ReviewedEntry;
  readonly onWhy: (step: Step) => void;
}

/** An entry as the log says it; one of his step by step. */
function EntryLines({ reviewed: { at, entry, before, steps }, onWhy }: EntryLinesProps) {
  const log = useWords(logWords);
  const words = useWords(reviewWords);
  if (steps === null || steps.length === 0)
    return (
      <>
        <EntryText line={{ at, entry, before, undone: false }} />
        {steps === null && <Note>{words.unexplained}</Note>}
      </>
    );
  const gains = gainsIn(entry.events);
  return (
    <Column gap="s">
      {steps.map((step, place) => (
        <ExplainedStep key={`${place} ${step.rule}`} step={step} onWhy={() => onWhy(step)} />
      ))}
      {gains.length > 0 && <Note>{log.gains(gains)}</Note>}
      {entry.note !== undefined && <Note>{log.note(entry.note)}</Note>}
    </Column>
  );
}
