import type { ReactNode } from 'react';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { NOBLES, STATE_ACTIONS_OF, type BoardSheet, type Noble, type StateAction } from '@/engine';
import { nameWords } from '@/i18n/names';
import { printWords } from '@/i18n/print';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { Table, TableCell, TableRow, type TableCellProps } from '../Table';

type Top = BoardSheet['top'];

const NAME = '30%';
const ACTION = '35%';

/** The two state actions of a noble as this copy prints them: the top one, then the bottom one. */
function actionsOf(noble: Noble, top: Top): readonly StateAction[] {
  return [top[noble], ...STATE_ACTIONS_OF[noble].filter((action) => action !== top[noble])];
}

/** Which state action he does: the courtier names the line, the aide the column. */
export function StateTable({ top }: { readonly top: Top }) {
  const words = useWords(printWords).lacerda;
  const { noble: names } = useWords(nameWords);
  const { board, actions } = useWords(sheetWords).top;
  return (
    <Table label={board}>
      <TableRow>
        <Cell role="columnheader" width={NAME} text={words.courtier} />
        <Cell role="columnheader" width={ACTION} text={words.aideOn.top} />
        <Cell role="columnheader" width={ACTION} text={words.aideOn.bottom} />
      </TableRow>
      {NOBLES.map((noble) => (
        <TableRow key={noble}>
          <Cell role="rowheader" width={NAME} text={names[noble]} icon={<NobleIcon noble={noble} size={18} />} />
          {actionsOf(noble, top).map((action) => (
            <Cell
              key={action}
              role="cell"
              width={ACTION}
              text={actions[action]}
              icon={<StateActionIcon action={action} size={16} />}
            />
          ))}
        </TableRow>
      ))}
    </Table>
  );
}

interface CellProps extends Required<Pick<TableCellProps, 'role' | 'width'>> {
  readonly text: string;
  readonly icon?: ReactNode;
}

const Cell = ({ role, width, text, icon }: CellProps) => (
  <TableCell
    role={role}
    width={width}
    style={{ ...WRAP, alignItems: 'center', alignContent: 'center', columnGap: SPACE.xs, paddingHorizontal: SPACE.xs }}
  >
    {icon}
    <AppText variant="caption" style={[{ flexShrink: 1 }, role === 'rowheader' && { fontWeight: '600' }]}>
      {text}
    </AppText>
  </TableCell>
);
