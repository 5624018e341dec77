import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { notOnPaper } from '@/components/ui/platform';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';
import { isExportDue, type Played } from '@/store/exportDue';
import { useExportReminder } from '@/store/exportReminder';
import { useLibrary } from '@/store/games/games';
import { useScoreSheets } from '@/store/scoreSheets';

/** Everything on this device that was played. */
function usePlayed(): readonly Played[] {
  const games = useLibrary((library) => library.games);
  const loadGames = useLibrary((library) => library.load);
  const sheets = useScoreSheets((scores) => scores.kept);
  const loadSheets = useScoreSheets((scores) => scores.load);
  useEffect(() => {
    void loadGames();
    void loadSheets();
  }, [loadGames, loadSheets]);
  return [
    ...games.map(({ created, saved }): Played => ({ begun: created, changed: saved })),
    ...sheets.map(({ finishedAt }): Played => ({ begun: finishedAt, changed: finishedAt })),
  ];
}

/** Suggests an export when it is long ago; `children` is the way to it. */
export function ExportReminder({ children }: { readonly children: ReactNode }) {
  const words = useWords(transferWords).reminder;
  const played = usePlayed();
  const { asked, exported, dismissed, load, dismiss } = useExportReminder((reminder) => reminder);
  useEffect(() => void load(), [load]);
  if (asked === undefined || !isExportDue(played, { exported, dismissed }, asked)) return null;
  return (
    <View {...notOnPaper}>
      <Card title={words.title} tone="sunken">
        <AppText>{words.text}</AppText>
        <Row gap="s">
          {children}
          <Button kind="quiet" label={words.later} onPress={dismiss} />
        </Row>
      </Card>
    </View>
  );
}
