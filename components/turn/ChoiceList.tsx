import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import type { Command, CommandKind } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';

import { commandSaid } from './commandSaid';
import type { YourMove } from './useYourMove';
import { commandsAt } from './yourPlaces';

/** More than these are folded away. */
const AT_FIRST = 6;

function grouped(commands: readonly Command[]): readonly (readonly [CommandKind, readonly Command[]])[] {
  const groups = new Map<CommandKind, Command[]>();
  for (const command of commands) groups.set(command.kind, [...(groups.get(command.kind) ?? []), command]);
  return [...groups];
}

/** One way of every visit, the one that spends least; else the first few. */
function atFirst(choices: readonly Command[]): readonly Command[] {
  const nobles = choices.map((choice) => (choice.kind === 'visit' ? choice.noble : null));
  return choices.filter((choice, at) => (choice.kind === 'visit' ? nobles.indexOf(choice.noble) === at : at < AT_FIRST));
}

/** Every move the rules allow now, in words; what the board cannot be asked is entered here. */
export function ChoiceList({ move }: { readonly move: YourMove }) {
  const words = useWords(soloWords);
  const { commands, place } = move;
  const shown = place === undefined ? commands : commandsAt(commands, place);
  if (commands.length === 0) return null;
  return (
    <Card style={{ padding: SPACE.m }} title={place === undefined ? words.next : words.here}>
      {grouped(shown).map(([kind, choices]) => (
        <Group key={kind} kind={kind} choices={choices} onChoose={move.add} />
      ))}
      {place !== undefined && <Button kind="quiet" label={words.showAll} onPress={move.showAll} />}
    </Card>
  );
}

interface GroupProps {
  readonly kind: CommandKind;
  readonly choices: readonly Command[];
  readonly onChoose: (command: Command) => void;
}

function Group({ kind, choices, onChoose }: GroupProps) {
  const solo = useWords(soloWords);
  const words = useWords(commandWords);
  const [all, showAll] = useState(false);
  const shown = all ? choices : atFirst(choices);
  return (
    <Column gap="xs">
      <AppText variant="small" tone="inkSoft">{words.kinds[kind]}</AppText>
      <Row gap="s">
        {shown.map((command) => (
          <Button key={JSON.stringify(command)} kind="secondary" label={commandSaid(command, words)} onPress={() => onChoose(command)} />
        ))}
        {shown.length < choices.length && <Button kind="quiet" label={solo.moreWays(choices.length - shown.length)} onPress={() => showAll(true)} />}
      </Row>
    </Column>
  );
}
