import type { ReactNode } from 'react';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';

import { Grid, GridCell, GridColumns, GridRow, LineName } from './Grid';

/** A line of figures: what it is about, and a text for every column. */
export interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly cells: readonly string[];
  /** A sum of the lines above. */
  readonly heavy?: boolean;
}

export interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** Figures as a table, for eyes and for screen readers. */
export const FigureTable = ({ label, columns, rows }: FigureTableProps) => (
  <Grid label={label}>
    <GridColumns
      heads={columns.map((column) => ({
        id: column,
        head: (
          <AppText variant="caption" tone="inkSoft" align="center" style={{ fontWeight: '600' }}>
            {column}
          </AppText>
        ),
      }))}
    />
    {rows.map(({ id, name, icon, cells, heavy = false }) => (
      <GridRow key={id} heavy={heavy} head={<LineName icon={icon}>{name}</LineName>}>
        {cells.map((cell, at) => (
          <Cell key={at} heavy={heavy}>
            {cell}
          </Cell>
        ))}
      </GridRow>
    ))}
  </Grid>
);

const Cell = ({ children, heavy }: { readonly children: string; readonly heavy: boolean }) => (
  <GridCell>
    <AppText
      variant="small"
      align="center"
      style={{ paddingVertical: SPACE.s, fontVariant: ['tabular-nums'], fontWeight: heavy ? '800' : '400' }}
    >
      {children}
    </AppText>
  </GridCell>
);
