import type { ErrorBoundaryProps } from 'expo-router';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { fileWay } from '@/components/ui/platform';
import { Screen } from '@/components/ui/Screen';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import { shellWords } from '@/i18n/shell';
import { useWords } from '@/i18n/useWords';

import { isUnreachable, leaveForHome, startAfresh } from './freshStart';

/** Shown in place of a screen that threw: what happened, that nothing is lost, and the two ways on. */
export function ErrorScreen({ error, retry }: ErrorBoundaryProps) {
  const words = useWords(shellWords).error;
  const colors = useColors();
  const unreachable = isUnreachable(error);
  const again = (): void => (unreachable ? startAfresh() : void retry());
  const goHome = (): void => {
    leaveForHome();
    void retry();
  };
  return (
    <Screen title={words.title} back={null}>
      <View role="alert" style={{ gap: 12 }}>
        <UiIcon name="warning" size={48} color={colors.accentInk} />
        <AppText>{unreachable ? words.unreachable : words.text}</AppText>
        <AppText variant="label">{words.saved}</AppText>
      </View>
      <Row gap="m">
        <Button label={words.retry} onPress={again} />
        <Button kind="secondary" label={words.home} onPress={goHome} />
      </Row>
      <Card tone="sunken" title={words.details}>
        <AppText variant="small" selectable>
          {words.detail(error.name, error.message)}
        </AppText>
        <AppText variant="small">{words.report.text}</AppText>
        <Report error={error} />
      </Card>
    </Screen>
  );
}

/** The parts that write a report come only when asked for: every page carries this screen. */
const loadReport = () => import('./report');

/** A report to export, with the game in it. */
function Report({ error }: Pick<ErrorBoundaryProps, 'error'>) {
  const words = useWords(shellWords).error.report;
  const handOn = async (way: 'copy' | 'save'): Promise<void> => {
    try {
      const { handOnReport } = await loadReport();
      if (!(await handOnReport(error, way, words.file))) return showToast({ text: words.failed });
      if (way === 'copy') showToast({ text: words.copied });
    } catch {
      showToast({ text: words.failed });
    }
  };
  return (
    <Row gap="s">
      <Button kind="secondary" label={words.copy} onPress={() => void handOn('copy')} />
      <Button kind="secondary" label={words[fileWay]} onPress={() => void handOn('save')} />
    </Row>
  );
}
