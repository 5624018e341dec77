import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { checkSheet, type BoardSheet, type SheetEntry } from '@/engine';
import { sheetFaultWords, sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { problemsOf, sayProblem } from './problems';

/** What is missing or impossible on one panel; nothing when it is sound. */
export function PanelProblems({ entry, sheet }: { readonly entry: SheetEntry; readonly sheet: BoardSheet }) {
  const words = useWords(sheetWords);
  const speaker = useWords(sheetFaultWords);
  const t = useTranslate();
  const colors = useColors();
  const problems = problemsOf(checkSheet(sheet), entry);
  if (problems.length === 0) return null;
  return (
    <View
      role="alert"
      style={{
        flexDirection: 'row',
        gap: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: colors.danger,
      }}
    >
      <UiIcon name="warning" color={colors.danger} />
      <View style={{ flex: 1 }}>
        <AppText variant="label" tone="danger">
          {words.panel.missing}
        </AppText>
        {problems.map((problem) => (
          <AppText key={`${problem.path} ${problem.code}`} variant="small">
            {sayProblem(problem, speaker, t, words, true)}
          </AppText>
        ))}
      </View>
    </View>
  );
}
