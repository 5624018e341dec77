import { UiIcon } from '@/components/ui/UiIcon';
import { sayProblem } from '@/components/boardSheet/problems';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { useColors } from '@/components/ui/theme';
import { checkSheet, scoringWays, type BoardSheet, type Problem } from '@/engine';
import { setupWords } from '@/i18n/setup';
import { sheetFaultWords, sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

/** What keeps a game from being played with this sheet. */
export interface Gaps {
  readonly problems: readonly Problem[];
  readonly tilesCannotPart: boolean;
}

/** A sheet is judged before a game begins with it; a sound one has no gap. */
export function gapsOf(sheet: BoardSheet): Gaps | null {
  const problems = checkSheet(sheet);
  const tilesCannotPart = problems.length === 0 && scoringWays(sheet).length === 0;
  return problems.length === 0 && !tilesCannotPart ? null : { problems, tilesCannotPart };
}

/** No game begins with a gap in the sheet: what is missing is said, and the way there is one tap. */
export function BoardSheetGap({ gaps: { problems, tilesCannotPart } }: { readonly gaps: Gaps }) {
  const words = useWords(setupWords);
  const book = useWords(sheetWords);
  const speaker = useWords(sheetFaultWords);
  const t = useTranslate();
  const colors = useColors();
  const panel = problems[0]?.path.split('.')[0] ?? 'scoringTiles';
  return (
    <Screen title={words.title}>
      <Card title={words.gap.title}>
        {[
          ...problems.map((problem) => sayProblem(problem, speaker, t, book)),
          ...(tilesCannotPart ? [words.gap.tiles] : []),
        ].map((said) => (
          <Row key={said} gap="s" wrap={false}>
            <UiIcon name="warning" color={colors.danger} />
            <AppText style={{ flex: 1 }}>{said}</AppText>
          </Row>
        ))}
        <AppText tone="inkSoft">{words.gap.text}</AppText>
        <LinkButton href={`/board#${panel}`} label={words.gap.to} />
      </Card>
    </Screen>
  );
}
