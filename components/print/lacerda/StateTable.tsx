import type { ReactNode } from 'react';
import { View } from 'react-native';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { onWeb } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { NOBLES, STATE_ACTIONS_OF, type BoardSheet, type Noble, type StateAction } from '@/engine';
import { nameWords } from '@/i18n/names';
import { printWords } from '@/i18n/print';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

type Top = BoardSheet['top'];

/** The two state actions of a noble as this copy prints them: the top one, then the bottom one. */
function actionsOf(noble: Noble, top: Top): readonly StateAction[] {
  const others = STATE_ACTIONS_OF[noble].filter((action) => action !== top[noble]);
  return [top[noble], ...others];
}

/** Which state action he does: the courtier names the line, the aide the column. */
export function StateTable({ top }: { readonly top: Top }) {
  const words = useWords(printWords).lacerda;
  const { noble: names } = useWords(nameWords);
  const { actions } = useWords(sheetWords).top;
  return (
    <View role="table" aria-label={words.state}>
      <View role="row" style={ACROSS}>
        {[words.courtier, words.aideOn.top, words.aideOn.bottom].map((head) => (
          <Cell key={head} role="columnheader" text={head} />
        ))}
      </View>
      {NOBLES.map((noble) => (
        <View key={noble} role="row" style={ACROSS}>
          <Cell role="rowheader" text={names[noble]} icon={<NobleIcon noble={noble} size={18} />} />
          {actionsOf(noble, top).map((action) => (
            <Cell
              key={action}
              role="cell"
              text={actions[action]}
              icon={<StateActionIcon action={action} size={16} />}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const ACROSS = { flexDirection: 'row', alignItems: 'stretch' } as const;

interface CellProps {
  readonly role: 'columnheader' | 'rowheader' | 'cell';
  readonly text: string;
  readonly icon?: ReactNode;
}

function Cell({ role, text, icon }: CellProps) {
  const colors = useColors();
  const isHead = role !== 'cell';
  return (
    <View
      {...onWeb({ role })}
      style={{
        ...ROW,
        flex: 1,
        minWidth: 0,
        gap: SPACE.xs,
        paddingHorizontal: SPACE.xs,
        borderWidth: 1,
        margin: -0.5,
        borderColor: colors.control,
      }}
    >
      {icon}
      <AppText variant="small" style={[{ flex: 1 }, isHead && { fontWeight: '600' }]}>
        {text}
      </AppText>
    </View>
  );
}
