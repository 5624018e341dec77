import { View } from 'react-native';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { isMirrored, rightValue, sponsorPrice, visitCost, type GameState, type TurnAction } from '@/engine';
import type { yourTurn } from '@/i18n/en/yourTurn';
import { nameWords } from '@/i18n/names';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChoiceTile } from '../ChoiceTile';
import { commandSaid } from './commandSaid';
import { useEffectWords } from './useEffectWords';

type Things = (typeof yourTurn)['things'];

/** The thing by its name, for when it cannot be done. */
function nameOf(action: TurnAction, { names }: Things): string {
  switch (action.thing) {
    case 'visit':
    case 'noble-card':
      return names[action.thing](action.noble);
    default:
      return names[action.thing];
  }
}

function Picture({ action }: { readonly action: TurnAction }) {
  switch (action.thing) {
    case 'visit':
      return <NobleIcon noble={action.noble} size={32} />;
    case 'noble-card':
      return <DeckIcon deck={action.noble} size={32} />;
    case 'treasury-card':
      return <DeckIcon deck="treasury" size={32} />;
    case 'sponsor':
      return <PieceIcon piece="reis" size={32} />;
    case 'gold':
      return <GoodIcon good="gold" size={32} />;
  }
}

/** What it costs or brings at a glance. */
function useCost(state: GameState): (action: TurnAction) => string | undefined {
  const {
    detail,
    move: { amounts },
  } = useEffectWords();
  const kept = isMirrored(state, 'reis');
  return (action) => {
    switch (action.thing) {
      case 'visit':
        return detail.effect(-visitCost(state, 'you', action.noble).total, amounts.influence);
      case 'sponsor':
        return detail.effect(-sponsorPrice(state, 'you').total, amounts.reis);
      case 'treasury-card':
        return kept ? detail.effect(rightValue(state), amounts.reis) : undefined;
      default:
        return undefined;
    }
  };
}

interface TurnThingsProps {
  readonly state: GameState;
  readonly actions: readonly TurnAction[];
  readonly onChoose: (action: TurnAction) => void;
}

const ROWS = [
  { row: 'visit', things: ['visit'] },
  { row: 'portfolio', things: ['noble-card', 'treasury-card'] },
  { row: 'court', things: ['sponsor', 'gold'] },
] as const satisfies readonly { readonly row: keyof Things['rows']; readonly things: readonly TurnAction['thing'][] }[];

/** The five things a turn can be, always all of them: with what they cost, the impossible ones with what is missing. */
export function TurnThings({ state, actions, onChoose }: TurnThingsProps) {
  const { things: words } = useWords(yourTurnWords);
  const of = (things: readonly TurnAction['thing'][]): readonly TurnAction[] =>
    actions.filter(({ thing }) => things.includes(thing));
  return (
    <Card title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <AppText variant="small" tone="inkSoft">
        {words.map}
      </AppText>
      {ROWS.map(({ row, things }) => (
        <Column key={row} gap="xs">
          <AppText variant="small" tone="inkSoft">
            {words.rows[row]}
          </AppText>
          <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
            {of(things).map((action) => (
              <Thing key={nameOf(action, words)} state={state} action={action} onPress={() => onChoose(action)} />
            ))}
          </View>
          <Missing actions={of(things)} />
        </Column>
      ))}
    </Card>
  );
}

function Thing({
  state,
  action,
  onPress,
}: {
  readonly state: GameState;
  readonly action: TurnAction;
  readonly onPress: () => void;
}) {
  const { things: words } = useWords(yourTurnWords);
  const names = useWords(nameWords);
  const said = useWords(commandWords);
  const cost = useCost(state)(action);
  const label = 'noble' in action ? names.noble[action.noble] : words.short[action.thing];
  const name = action.possible ? commandSaid(action.command, said) : nameOf(action, words);
  return (
    <ChoiceTile
      even
      label={label}
      name={name}
      icon={<Picture action={action} />}
      detail={cost}
      why={action.possible ? undefined : words.impossible}
      onPress={onPress}
    />
  );
}

/** What is missing, in numbers; one line where several lack the same. */
function Missing({ actions }: { readonly actions: readonly TurnAction[] }) {
  const { things: words } = useWords(yourTurnWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const lines = actions.flatMap((action) =>
    action.possible ? [] : [{ name: nameOf(action, words), reason: say(reasons, action.refusal, t) }],
  );
  const byReason = [...new Set(lines.map(({ reason }) => reason))];
  return byReason.map((reason) => {
    const names = lines.filter((line) => line.reason === reason).map(({ name }) => name);
    return (
      <AppText key={reason} variant="small">
        {names.length === actions.length ? reason : words.why(t.list(names), reason)}
      </AppText>
    );
  });
}
