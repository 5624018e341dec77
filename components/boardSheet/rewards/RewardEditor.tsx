import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Column, Row } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import type { Reward } from '@/engine';
import { commonWords } from '@/i18n/common';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { AddReward } from './AddReward';
import { RewardIcon } from './RewardIcon';
import { placeName, rewardText } from './rewardText';

/** Reads and changes what is printed on one place. `place` is the chosen one, none when closed. */
export interface RewardEditorProps {
  readonly place: string | undefined;
  readonly rewards: readonly Reward[];
  readonly onChange: (rewards: readonly Reward[]) => void;
  readonly onClose: () => void;
}

export function RewardEditor({ place, rewards, onChange, onClose }: RewardEditorProps) {
  const book = { rewards: useWords(sheetWords).rewards };
  const { done } = useWords(commonWords);
  const [adding, setAdding] = useState(0);
  const add = (reward: Reward): void => {
    onChange([...rewards, reward]);
    setAdding(adding + 1);
  };
  return (
    <BottomSheet
      open={place !== undefined}
      title={place === undefined ? '' : placeName(place, book)}
      onClose={onClose}
      footer={<Button wide label={done} onPress={onClose} />}
    >
      <Column gap="s">
        {rewards.length === 0 && <AppText tone="inkSoft">{book.rewards.none}</AppText>}
        <Row gap="s">
          {rewards.map((reward, at) => (
            <Chip
              key={at}
              label={`${rewardText(reward, book)} ×`}
              name={book.rewards.remove(rewardText(reward, book))}
              icon={<RewardIcon reward={reward} size={24} />}
              onPress={() => onChange(rewards.filter((_, index) => index !== at))}
            />
          ))}
        </Row>
      </Column>
      <AddReward key={adding} onAdd={add} />
    </BottomSheet>
  );
}
