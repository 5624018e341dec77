import { TilePicker } from '@/components/boardSheet/clergy/TilePicker';
import { AppText } from '@/components/ui/AppText';
import {
  decide,
  LASTING_REWARDS,
  legal,
  waysOf,
  type Command,
  type Draft,
  type GameState,
  type Reward,
} from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { NumberChips, type NumberChipsProps } from '../../NumberChips';
import { Asking } from '../Asking';
import { Coins } from './Coins';
import { Slots } from './Slots';
import { RewardPicker } from './RewardPicker';

/** The most a card of the game shows. */
const MOST_INFLUENCE = 5;

interface PrintedQuestionProps {
  readonly state: GameState;
  readonly draft: Draft;
  /** Says more about it; it is saved by the button that confirms. */
  readonly onDraft: (draft: Draft) => void;
}

/** What was read so far. */
export const rewardsOf = (command: Command): readonly Reward[] => {
  if (command.kind === 'tell') return command.fact.about === 'reward' ? command.fact.rewards : [];
  return 'reward' in command ? (command.reward ?? []) : [];
};

const withRewards = (command: Command, reward: readonly Reward[]): Command =>
  command.kind === 'tell' && command.fact.about === 'reward'
    ? { ...command, fact: { ...command.fact, rewards: reward } }
    : ({ ...command, reward } as Command);

/** What only the cardboard says about a choice: the reward of a place, what a card or a clergy tile shows. */
export function PrintedQuestion({ state, draft, onDraft }: PrintedQuestionProps) {
  const { asks } = useWords(yourMoveWords);
  const { command, place } = draft;
  const say1 = (next: Command): void => onDraft({ ...draft, command: next });
  const known = place === null ? undefined : state.sheet.rewards[place];
  const rewards = 'reward' in command || command.kind === 'tell' ? rewardsOf(command) : (known ?? []);
  const tell = (reward: readonly Reward[]): void => say1(withRewards(command, reward));
  const picker = <RewardPicker rewards={rewards} onChange={tell} />;
  switch (command.kind) {
    case 'play-noble-card':
      return (
        <>
          <Influence value={command.influence} onChange={(influence) => say1({ ...command, influence })} />
          <Asking title={asks.reward.card}>{picker}</Asking>
          <Slots state={state} command={command} onChoose={say1} />
          <Helps state={state} draft={draft} />
        </>
      );
    case 'play-treasury-card':
      return (
        <>
          <Asking title={asks.benefits}>
            <RewardPicker rewards={rewards} kinds={LASTING_REWARDS} onChange={tell} />
          </Asking>
          <Slots state={state} command={command} onChoose={say1} />
        </>
      );
    case 'sponsor':
      return (
        <>
          <Asking title={asks.reward.event}>{picker}</Asking>
          <Coins state={state} command={command} commands={waysOf(state, command, legal(state))} onChoose={say1} />
        </>
      );
    case 'meet-cardinal':
      return (
        <Asking title={asks.tile}>
          <TilePicker sheet={state.sheet} tile={command.tile} onTile={(tile) => say1({ ...command, tile })} />
        </Asking>
      );
    default:
      return (
        <Asking title={asks.reward.place(place ?? '')}>
          <Helps state={state} draft={draft} />
          {picker}
        </Asking>
      );
  }
}

/** What a noble card gives to whoever tucks it. */
function Influence({ value, onChange }: Pick<NumberChipsProps, 'value' | 'onChange'>) {
  const { asks } = useWords(yourMoveWords);
  return (
    <Asking title={asks.influence}>
      <NumberChips
        label={asks.influence}
        value={value}
        usual={MOST_INFLUENCE}
        most={MOST_INFLUENCE}
        onChange={onChange}
      />
    </Asking>
  );
}

/** What is missing as far as it is known: the reward may help. */
function Helps({ state, draft: { command, then } }: Pick<PrintedQuestionProps, 'state' | 'draft'>) {
  const words = useWords(yourMoveWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const tried = decide(state, then ?? withRewards(command, rewardsOf(command)));
  if (tried.ok || (command.kind === 'tell' && then === undefined)) return null;
  return (
    <AppText variant="small" live>
      {words.mayHelp(say(reasons, tried.error, t))}
    </AppText>
  );
}
