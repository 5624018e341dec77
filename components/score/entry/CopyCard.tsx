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
        <Asked label={words.tools} values={TOOLS_MAJORITIES} value={basis.sheet.toolsMajority} onChange={setTools} />
        <Note>{words.toolsWhy}</Note>
      </Column>
      {sheet.table === 'solo' && <SoloRulings rulings={basis.rulings} onChange={onChange} />}
    </Card>
  );
}

const SOLO_RULINGS = ['R11', 'R12', 'R13'] as const;

function SoloRulings({ rulings, onChange }: Pick<CopyCardProps, 'onChange'> & Pick<Basis, 'rulings'>) {
  const words = useWords(scoreWords).copy;
  return SOLO_RULINGS.map((id) => (
    <Asked<string>
      key={id}
      label={words[id]}
      values={RULING_CHOICES[id]}
      names={words[`${id}s`]}
      value={rulings[id]}
      onChange={(to) => onChange({ rulings: { ...rulings, [id]: to } })}
    />
  ));
}

interface AskedProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  /** How the answers are called, where they do not speak for themselves. */
  readonly names?: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Asked<T extends string>({ label, values, names, value, onChange }: AskedProps<T>) {
  const options = values.map((one) => ({ value: one, label: names === undefined ? one : names[one] }));
  return (
    <Column gap="xs">
      <AppText variant="label">{label}</AppText>
      <Segment label={label} value={value} onChange={onChange} options={options} />
    </Column>
  );
}
