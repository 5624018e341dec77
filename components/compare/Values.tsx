import { useMemo, type ReactNode } from 'react';

import { MarksContext } from '@/components/board/MarksContext';
import type { Place } from '@/components/board/places';
import { NOTHING } from '@/components/board/selection';
import { useEdit } from '@/components/values/EditContext';
import { Editing, type EditingProps } from '@/components/values/Editing';

import { EVERYWHERE } from './everywhere';
import type { ValueGroup } from './groups';
import { Groups } from './groups/Groups';

export interface ValuesProps extends Omit<EditingProps, 'children'> {
  /** What stands below a group. */
  readonly foot?: (group: ValueGroup) => ReactNode;
}

const NO_FOOT = (): null => null;

/** All tracked values as they lie on the table; a tap on one opens what it could be. */
export const Values = ({ foot = NO_FOOT, ...editing }: ValuesProps) => (
  <Editing {...editing}>
    <Everything foot={foot} />
  </Editing>
);

function Everything({ foot }: Required<Pick<ValuesProps, 'foot'>>) {
  const { state, open } = useEdit();
  const marks = useMemo(
    () => ({
      selectable: EVERYWHERE,
      lit: NOTHING,
      chosen: NOTHING,
      press: (place: Place) => open({ kind: 'place', place }),
    }),
    [open],
  );
  return (
    <MarksContext value={marks}>
      <Groups state={state} press={marks.press} foot={foot} />
    </MarksContext>
  );
}
