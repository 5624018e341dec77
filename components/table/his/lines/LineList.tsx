import { useState } from 'react';
import { View } from 'react-native';

import { Card } from '@/components/ui/Card';
import type { Override, StepLine } from '@/engine';

import { LineRow } from './LineRow';
import { LineSheet, type LineSheetProps, type OpenLine } from './LineSheet';

/** What his lines show, and what a tap on one of them offers. */
export interface LineListProps extends Omit<LineSheetProps, 'open' | 'onClose'> {
  readonly title: string;
  readonly lines: readonly StepLine[];
}

/** What the hands do, one movement a line, in their order. One touch of a line opens its reasons and what differs. */
export function LineList({ title, lines, onChoose, ...sheet }: LineListProps) {
  const [open, setOpen] = useState<OpenLine>();
  const close = (): void => setOpen(undefined);
  const choose = (override: Override): void => {
    close();
    onChoose(override);
  };
  return (
    <Card style={{ padding: 0, gap: 0, overflow: 'hidden' }}>
      <View role="list" aria-label={title}>
        {lines.map((line, at) => (
          <View key={`${at} ${line.line.code}`} role="listitem">
            <LineRow line={line} first={at === 0} onOpen={opening(line, setOpen)} />
          </View>
        ))}
      </View>
      {open !== undefined && <LineSheet {...sheet} open={open} onClose={close} onChoose={choose} />}
    </Card>
  );
}

function opening({ line, step }: StepLine, open: (line: OpenLine) => void): (() => void) | undefined {
  return step === null ? undefined : () => open({ line, step });
}
