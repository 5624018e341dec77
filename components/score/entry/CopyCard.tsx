import { RULING_CHOICES, TOOLS_MAJORITIES, type ToolsMajority } from '@/engine';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import { withConfirmed, withSheet } from '@/store/boardCopy';
import { useBoardSheets } from '@/store/boardSheets';
import type { Basis, ScoreSheet } from '@/store/scoreSheet';

/** What is printed differently in different copies, and the rulings that touch a solo score. */
export interface CopyCardProps {
  readonly sheet: ScoreSheet;
  /** What it is scored by as things stand. */
  readonly basis: Basis;
  readonly onChange: (change: Partial<ScoreSheet>) => void;
}

export function CopyCard({ sheet, basis, onChange }: CopyCardProps) {
  const words = useWords(scoreWords).copy;
  const changeCopy = useBoardSheets((sheets) => sheets.change);
  /** It is printed on the copy, so the copy on the table learns it; a finished sheet keeps its own. */
  const setTools = (toolsMajority: ToolsMajority): void =>
    sheet.sheet === null
      ? void changeCopy((copy) => withConfirmed(withSheet(copy, { toolsMajority }), ['toolsMajority'], true))
      : onChange({ sheet: { ...sheet.sheet, toolsMajority } });
  return (
    <Card title={words.title}>
      <Column gap="xs">
        <AppText variant="label">{words.tools}</AppText>
        <Segment
          label={words.tools}
          value={basis.sheet.toolsMajority}
          onChange={setTools}
          options={TOOLS_MAJORITIES.map((value) => ({ value, label: value }))}
        />
        <Note>{words.toolsWhy}</Note>
      </Column>
      {sheet.table === 'solo' && <SoloRulings rulings={basis.rulings} onChange={onChange} />}
    </Card>
  );
}

function SoloRulings({ rulings, onChange }: Pick<CopyCardProps, 'onChange'> & Pick<Basis, 'rulings'>) {
  const words = useWords(scoreWords).copy;
  return (
    <>
      <Column gap="xs">
        <AppText variant="label">{words.R11}</AppText>
        <Segment
          label={words.R11}
          value={rulings.R11}
          onChange={(R11) => onChange({ rulings: { ...rulings, R11 } })}
          options={RULING_CHOICES.R11.map((value) => ({ value, label: words.R11s[value] }))}
        />
      </Column>
      <Column gap="xs">
        <AppText variant="label">{words.R12}</AppText>
        <Segment
          label={words.R12}
          value={rulings.R12}
          onChange={(R12) => onChange({ rulings: { ...rulings, R12 } })}
          options={RULING_CHOICES.R12.map((value) => ({ value, label: words.R12s[value] }))}
        />
      </Column>
      <Column gap="xs">
        <AppText variant="label">{words.R13}</AppText>
        <Segment
          label={words.R13}
          value={rulings.R13}
          onChange={(R13) => onChange({ rulings: { ...rulings, R13 } })}
          options={RULING_CHOICES.R13.map((value) => ({ value, label: words.R13s[value] }))}
        />
      </Column>
    </>
  );
}
