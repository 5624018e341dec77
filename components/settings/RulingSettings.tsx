import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { Choice } from '@/components/ui/Choice';
import { Column, Divider, Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { RULING_CHOICES, type RulingId } from '@/engine';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { rulings as store, useRulings } from '@/store/rulings';

const IDS = Object.keys(RULING_CHOICES) as readonly RulingId[];
/** The rulings that are printed on the copy, by the panel they are matched in. */
const ON_BOARD = ['toolsMajority', 'top', 'thinColumn'] as const;

/** Every ruling a person may decide differently, each with the reason it is open. */
export function RulingSettings() {
  const words = useWords(settingsWords).rulings;
  return (
    <Card title={words.title}>
      <AppText>{words.intro}</AppText>
      {IDS.map((id) => (
        <Ruling key={id} id={id} />
      ))}
      <AppText>{words.onBoard}</AppText>
      <Row gap="s">
        {ON_BOARD.map((panel) => (
          <LinkButton key={panel} kind="secondary" href={`/board#${panel}`} label={words.toBoard[panel]} />
        ))}
      </Row>
    </Card>
  );
}

function Ruling({ id }: { readonly id: RulingId }) {
  const words = useWords(settingsWords).rulings;
  const { rulings } = useRulings();
  const { label, why, answers } = words[id];
  const lines: Readonly<Record<string, { readonly label: string; readonly detail: string }>> = answers;
  const options = RULING_CHOICES[id].map((value) => ({
    value: value as string,
    label: lines[value]?.label ?? value,
    detail: lines[value]?.detail ?? '',
  }));
  return (
    <Column gap="s">
      <Row gap="s">
        <Badge label={words.id(id)} />
      </Row>
      <AppText variant="label">{label}</AppText>
      <Note>{why}</Note>
      <Choice
        label={label}
        value={rulings[id] as string}
        onChange={(value) => store.getState().choose({ [id]: value })}
        options={options}
      />
      <Divider />
    </Column>
  );
}
