import { Button } from '@/components/ui/Button';
import type { Noble, Reward } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { StepFooter } from '../StepFooter';
import { Asking } from '../yours/Asking';
import { RewardPicker } from '../yours/questions/RewardPicker';

/** What is being read from a card that is discarded. */
export interface ReadCard {
  readonly noble: Noble;
  readonly rewards: readonly Reward[];
}

interface CardRewardProps {
  readonly card: ReadCard;
  readonly onChange: (card: ReadCard) => void;
}

/** The reward printed on it, in the same pictures as everywhere in a turn. */
export function CardReward({ card, onChange }: CardRewardProps) {
  const words = useWords(momentWords).period;
  return (
    <Asking title={words.enter(card.noble)}>
      <RewardPicker rewards={card.rewards} onChange={(rewards) => onChange({ ...card, rewards })} />
    </Asking>
  );
}

interface CardRewardFooterProps {
  readonly card: ReadCard;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** The one button saves it. */
export function CardRewardFooter({ card: { rewards }, onSave, onBack }: CardRewardFooterProps) {
  const words = useWords(yourMoveWords);
  return (
    <StepFooter onBack={onBack}>
      <Button wide label={rewards.length === 0 ? words.noReward : words.saveReward} onPress={onSave} />
    </StepFooter>
  );
}
