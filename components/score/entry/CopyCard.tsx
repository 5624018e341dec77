import { RULING_CHOICES, TOOLS_MAJORITIES } from '@/engine';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import type { ScoreSheet } from '@/store/scoreSheet';

/** What is printed differently in different copies, and the two rulings that touch a title. */
export interface CopyCardProps {
  readonly sheet: ScoreSheet;
  readonly onChange: (change: Partial<ScoreSheet>) => void;
}

export function CopyCard({ sheet, onChange }: CopyCardProps) {
  const words = useWords(scoreWords).copy;
  return (
    <Card title={words.title}>
      <Column gap="xs">
        <AppText variant="label">{words.tools}</AppText>
        <Segment
          label={words.tools}
          value={sheet.sheet.toolsMajority}
          onChange={(toolsMajority) => onChange({ sheet: { ...sheet.sheet, toolsMajority } })}
          options={TOOLS_MAJORITIES.map((value) => ({ value, label: value }))}
        />
        <AppText variant="small" tone="inkSoft">
          {words.toolsWhy}
        </AppText>
      </Column>
      {sheet.table === 'solo' && <TitleRulings sheet={sheet} onChange={onChange} />}
    </Card>
  );
}

function TitleRulings({ sheet, onChange }: CopyCardProps) {
  const words = useWords(scoreWords).copy;
  return (
    <>
      <Column gap="xs">
        <AppText variant="label">{words.R12}</AppText>
        <Segment
          label={words.R12}
          value={sheet.rulings.R12}
          onChange={(R12) => onChange({ rulings: { ...sheet.rulings, R12 } })}
          options={RULING_CHOICES.R12.map((value) => ({ value, label: words.R12s[value] }))}
        />
      </Column>
      <Column gap="xs">
        <AppText variant="label">{words.R13}</AppText>
        <Segment
          label={words.R13}
          value={sheet.rulings.R13}
          onChange={(R13) => onChange({ rulings: { ...sheet.rulings, R13 } })}
          options={RULING_CHOICES.R13.map((value) => ({ value, label: words.R13s[value] }))}
        />
      </Column>
    </>
  );
}
