import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { FigureTable, type FigureTableProps } from '@/components/score/FigureTable';

/** How figures are shown: drawn, or as the table of the same numbers. */
export type FigureView = 'plots' | 'tables';

interface FiguresProps extends Omit<FigureTableProps, 'label'> {
  readonly title: string;
  readonly view: FigureView;
  /** How the drawing is read. */
  readonly how?: string;
  /** What the drawing says, for who does not see it. */
  readonly spoken: string;
  /** The drawing. */
  readonly children: ReactNode;
  /** More to say below, in either view. */
  readonly below?: ReactNode;
}

/** One question with its answer, as a drawing or as a table. */
export function Figures({ title, view, how, spoken, children, below, ...table }: FiguresProps) {
  return (
    <Card title={title} style={COLUMN}>
      {view === 'tables' ? (
        <FigureTable label={title} {...table} />
      ) : (
        <>
          <View accessible role="img" aria-label={spoken} style={{ gap: SPACE.m }}>
            {children}
          </View>
          {how !== undefined && <Note>{how}</Note>}
        </>
      )}
      {below}
    </Card>
  );
}

/** Two beside each other where there is room. */
const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 420, minWidth: 0 } as const;
