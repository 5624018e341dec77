import { useState } from 'react';

import { rewardText } from '@/components/boardSheet/rewards/rewardText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Stepper } from '@/components/ui/Stepper';
import { LASTING_REWARDS, type LastingReward, type Reward } from '@/engine';
import { commonWords } from '@/i18n/common';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

interface LastingProps {
  readonly rewards: readonly Reward[];
  readonly onChange: (rewards: readonly Reward[]) => void;
}

/** More than any treasury card shows. */
const MOST = 9;

const amountOf = (rewards: readonly Reward[], kind: LastingReward): number =>
  rewards.reduce((sum, reward) => (reward.kind === kind ? sum + reward.amount : sum), 0);

const withAmount = (rewards: readonly Reward[], kind: LastingReward, amount: number): readonly Reward[] => [
  ...rewards.filter((reward) => reward.kind !== kind),
  ...(amount === 0 ? [] : [{ kind, amount }]),
];

/** What a treasury card gives as long as it lies in the portfolio. */
export function Lasting({ rewards, onChange }: LastingProps) {
  const { told: words } = useWords(yourTurnWords);
  const book = { rewards: useWords(sheetWords).rewards, names: useWords(nameWords) };
  const { done } = useWords(commonWords);
  const { list } = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      {rewards.length > 0 && <AppText>{words.has(list(rewards.map((reward) => rewardText(reward, book))))}</AppText>}
      <Button kind="quiet" label={words.benefits} onPress={() => setOpen(true)} />
      <BottomSheet
        open={open}
        title={words.benefits}
        onClose={() => setOpen(false)}
        footer={<Button wide label={done} onPress={() => setOpen(false)} />}
      >
        {LASTING_REWARDS.map((kind) => (
          <Stepper
            key={kind}
            label={book.rewards.kinds[kind]}
            value={amountOf(rewards, kind)}
            max={MOST}
            onChange={(amount) => onChange(withAmount(rewards, kind, amount))}
          />
        ))}
      </BottomSheet>
    </>
  );
}
