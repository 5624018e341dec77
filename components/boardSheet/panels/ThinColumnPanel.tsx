import { View } from 'react-native';

import { CENTER } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { radio, RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { Column } from '@/components/ui/layout';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { ROWS, THIN_COLUMNS, type BoardSheet } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';

type Answer = (typeof THIN_COLUMNS)[number] | 'own';
const ANSWERS: readonly Answer[] = [...THIN_COLUMNS, 'own'];
/** What a value of its own starts at. */
const FIRST_VALUE = 3;

const answerOf = (thin: BoardSheet['thinColumn']): Answer => (typeof thin === 'number' ? 'own' : thin);

/** The five columns of the downtown with their feet; a tap says which foot counts for the thin one. */
export function ThinColumnPanel({ sheet: { thinColumn }, onChange }: PanelProps) {
  const words = useWords(sheetWords).thin;
  return (
    <Column gap="s">
      <RadioGroup
        label={words.question}
        values={ANSWERS}
        value={answerOf(thinColumn)}
        onChange={(next) => onChange({ thinColumn: next === 'own' ? FIRST_VALUE : next })}
        style={{ flexDirection: 'row', gap: SPACE.s, justifyContent: 'center' }}
      >
        {(one, answer, place) => <Foot answer={one} column={place + 1} {...answer} />}
      </RadioGroup>
      {typeof thinColumn === 'number' && (
        <Stepper
          label={words.ownValue}
          value={thinColumn}
          min={1}
          onChange={(value) => onChange({ thinColumn: value })}
        />
      )}
    </Column>
  );
}

function Foot({ answer, column, chosen, onPress }: Choosable & { readonly answer: Answer; readonly column: number }) {
  const words = useWords(sheetWords).thin;
  const colors = useColors();
  const { number } = useTranslate();
  const own = answer === 'own';
  return (
    <Touch
      {...radio(chosen)}
      label={own ? words.own : words.column(column)}
      onPress={onPress}
      style={() => ({ width: own ? TARGET : 60, alignItems: 'center', gap: SPACE.xs })}
    >
      <Spaces thin={own} lit={chosen || own} />
      <View
        style={{
          alignSelf: 'stretch',
          minHeight: TARGET,
          ...CENTER,
          borderRadius: RADIUS.s,
          borderWidth: chosen ? 3 : 1.5,
          borderStyle: own ? 'dashed' : 'solid',
          borderColor: chosen ? colors.primary : colors.control,
          backgroundColor: chosen ? colors.primarySoft : colors.surface,
        }}
      >
        <AppText variant={own ? 'small' : 'heading'}>{own ? words.ownShort : number(column)}</AppText>
      </View>
    </Touch>
  );
}

/** The land of a column, seen from above. */
function Spaces({ thin, lit }: { readonly thin: boolean; readonly lit: boolean }) {
  const colors = useColors();
  return (
    <View aria-hidden style={{ gap: 2, alignSelf: 'center' }}>
      {ROWS.map((row) => (
        <View
          key={row}
          style={{
            width: thin ? 22 : 48,
            height: 16,
            borderRadius: 2,
            borderWidth: 1,
            borderColor: colors.control,
            backgroundColor: lit ? colors.tools : colors.sunken,
          }}
        />
      ))}
    </View>
  );
}
