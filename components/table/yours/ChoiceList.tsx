import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { aimsOf, type Aim, type Command, type CommandKind, type GameState } from '@/engine';
import { boardWords } from '@/i18n/board';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChoiceTile } from '../ChoiceTile';
import { commandSaid } from './commandSaid';
import { detailOf } from './detailOf';
import { useEffectWords } from './useEffectWords';
import { isOnMap } from './yourPlaces';

/** More than these are folded away: the map shows them better. */
const AT_FIRST = 6;
const ON_THE_MAP_AT_FIRST = 3;

function grouped(aims: readonly Aim[]): readonly (readonly [CommandKind, readonly Aim[]])[] {
  const groups = new Map<CommandKind, Aim[]>();
  for (const one of aims) groups.set(one.usual.kind, [...(groups.get(one.usual.kind) ?? []), one]);
  return [...groups];
}

interface ChoiceListProps {
  readonly state: GameState;
  readonly commands: readonly Command[];
  readonly onChoose: (command: Command) => void;
  /** What the table has to say first. */
  readonly children?: ReactNode;
}

/** Every move the rules allow now, in words with its numbers; what the board cannot be asked is entered here. */
export function ChoiceList({ state, commands, onChoose, children }: ChoiceListProps) {
  const { next: words } = useWords(yourTurnWords);
  const aims = aimsOf(commands);
  const map = aims.some(({ usual }) => isOnMap(usual));
  const isCard = aims.every(({ usual }) => usual.kind === 'take-card');
  if (aims.length === 0) return children;
  return (
    <Card style={{ padding: SPACE.m, gap: SPACE.s }} title={isCard ? words.card : map ? words.map : words.choose}>
      {children}
      {grouped(aims).map(([kind, choices]) => (
        <Group key={kind} state={state} kind={kind} choices={choices} plain={isCard} onChoose={onChoose} />
      ))}
    </Card>
  );
}

interface GroupProps {
  readonly state: GameState;
  readonly kind: CommandKind;
  readonly choices: readonly Aim[];
  /** The heading of the whole says it already. */
  readonly plain: boolean;
  readonly onChoose: (command: Command) => void;
}

function Group({ state, kind, choices, plain, onChoose }: GroupProps) {
  const { next } = useWords(yourTurnWords);
  const words = useWords(commandWords);
  const [all, showAll] = useState(false);
  const shown = all
    ? choices
    : choices.slice(0, choices.some(({ usual }) => isOnMap(usual)) ? ON_THE_MAP_AT_FIRST : AT_FIRST);
  return (
    <Column gap="xs">
      {!plain && (
        <AppText variant="small" tone="inkSoft">
          {words.kinds[kind]}
        </AppText>
      )}
      {kind === 'take-card' && <Decks state={state} choices={choices} onChoose={onChoose} />}
      <Row gap="xs">
        {kind !== 'take-card' &&
          shown.map(({ usual }) => (
            <Choice key={JSON.stringify(usual)} state={state} command={usual} onChoose={onChoose} />
          ))}
        {shown.length < choices.length && (
          <Button
            kind="quiet"
            label={next.more(choices.length - shown.length)}
            name={`${words.kinds[kind]}: ${next.more(choices.length - shown.length)}`}
            onPress={() => showAll(true)}
          />
        )}
      </Row>
    </Column>
  );
}

/** Four short answers side by side. */
function Decks({ state, choices, onChoose }: Pick<GroupProps, 'state' | 'choices' | 'onChoose'>) {
  const { detail } = useWords(yourTurnWords);
  const words = useWords(commandWords);
  const { decks } = useWords(boardWords);
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
      {choices.map(
        ({ usual }) =>
          usual.kind === 'take-card' && (
            <ChoiceTile
              key={usual.deck}
              even
              label={decks.short[usual.deck]}
              name={commandSaid(usual, words)}
              icon={<DeckIcon deck={usual.deck} size={36} />}
              detail={detail.deck(state.decks[usual.deck])}
              onPress={() => onChoose(usual)}
            />
          ),
      )}
    </View>
  );
}

function Choice({
  state,
  command,
  onChoose,
}: {
  readonly state: GameState;
  readonly command: Command;
  readonly onChoose: (command: Command) => void;
}) {
  const effectWords = useEffectWords();
  const said = commandSaid(command, useWords(commandWords));
  return <ChoiceTile label={said} detail={detailOf(state, command, effectWords)} onPress={() => onChoose(command)} />;
}
