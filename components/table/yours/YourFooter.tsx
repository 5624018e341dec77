import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { endedByMove, type Command, type Draft, type GameState, type YourQuestion } from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChurchButton } from '../moments/ChurchMoment';
import { StepFooter } from '../StepFooter';
import { saysSomething } from './questions/RewardPicker';
import { useBalance } from './useBalance';
import { rewardsOf } from './questions/PrintedQuestion';
import type { YourMove } from './useYourMove';

interface YourFooterProps {
  readonly start: GameState;
  readonly move: YourMove;
  /** One step back: of the move, or the entry before it. */
  readonly onBack: () => void;
  readonly onCommit: () => void;
}

/** One step back, and the one button: it saves what is read, continues, or confirms the whole move. */
export const YourFooter = ({ onBack, ...button }: YourFooterProps) => (
  <StepFooter onBack={onBack}>
    <OneButton {...button} />
  </StepFooter>
);

function OneButton({ start, move, onCommit }: Omit<YourFooterProps, 'onBack'>) {
  const words = useWords(yourMoveWords);
  const {
    shown: { question },
    open,
    editing,
    aim,
  } = move;
  if (question.ask === 'printed')
    return (
      <Button
        wide
        kind={isRead(question.draft) ? 'primary' : 'secondary'}
        label={saving(question.draft, words)}
        onPress={() => move.save(toSave(question.draft.command))}
      />
    );
  if (question.ask === 'church') return <ChurchButton choice={move.church.choice} onChoose={move.choose} />;
  if (open === null) return <Confirm start={start} move={move} onCommit={onCommit} />;
  const asks = askedFor(open);
  const label = editing !== null && aim !== null ? words.goOn : words.open[asks];
  const isDeck = asks === 'take-card' && open.ask !== 'take-card';
  const next = isDeck ? () => move.intend({ commerce: 'done' }) : move.goOn;
  return (
    <Button
      wide
      kind="secondary"
      label={label}
      disabled={editing === null && !isDeck && move.entered.length === move.count}
      onPress={next}
    />
  );
}

/** Confirms the whole move; one that ends the period or the game says so first. */
function Confirm({ start, move, onCommit }: Omit<YourFooterProps, 'onBack'>) {
  const words = useWords(yourMoveWords);
  const { confirming } = useBalance(start, move.state);
  const ends = endedByMove(move.entered);
  return (
    <View style={{ gap: SPACE.xs }}>
      {ends !== null && (
        <AppText variant="small" align="center" live style={{ fontWeight: '700' }}>
          {words.endsByMove[ends]}
        </AppText>
      )}
      <Button wide label={words.confirm.label} name={confirming} onPress={onCommit} />
    </View>
  );
}

/** What is open: after the first good a card may be taken, and a follow is one action. */
function askedFor(open: YourQuestion): keyof (typeof yourMove)['open'] {
  if (open.ask === 'first' && open.follows) return 'one';
  return (open.ask === 'sell' || open.ask === 'trade') && open.begun ? 'take-card' : open.ask;
}

/** What the button says while something printed is read. */
function saving({ command }: Draft, words: typeof yourMove): string {
  if (command.kind === 'meet-cardinal') return command.tile === undefined ? words.takeTile : words.saveTile;
  if (command.kind === 'play-noble-card') return words.playCard;
  const isEmpty = rewardsOf(command).length === 0;
  if (command.kind === 'play-treasury-card') return isEmpty ? words.noBenefit : words.saveBenefits;
  return isEmpty ? words.noReward : words.saveReward;
}

/** Whether anything was read yet: until then the eye goes to what may be printed, not to the button that says nothing is. */
function isRead({ command }: Draft): boolean {
  if (command.kind === 'meet-cardinal') return command.tile !== undefined;
  return rewardsOf(command).some(saysSomething);
}

/** What is known then: also that nothing is printed there. */
function toSave(command: Command): Command {
  switch (command.kind) {
    case 'tell':
      return command.fact.about === 'reward'
        ? { ...command, fact: { ...command.fact, rewards: command.fact.rewards.filter(saysSomething) } }
        : command;
    case 'build-store':
    case 'open-building':
    case 'sponsor':
    case 'play-noble-card':
    case 'play-treasury-card':
      return { ...command, reward: rewardsOf(command).filter(saysSomething) };
    default:
      return command;
  }
}
