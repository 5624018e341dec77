import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Column, Row } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { Stepper } from '@/components/ui/Stepper';
import { TextField } from '@/components/ui/TextField';
import { GOODS, PLAIN_REWARDS, type Good, type Reward } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { RewardIcon } from './RewardIcon';

/** What is still being said about a reward; the others are complete with one tap. */
type Unfinished =
  { readonly kind: 'reis' | 'wigs'; readonly amount: number } | Extract<Reward, { readonly kind: 'goods' | 'other' }>;

const STARTS: readonly Unfinished[] = [
  { kind: 'reis', amount: 1 },
  { kind: 'wigs', amount: 1 },
  { kind: 'goods', good: 'gold', amount: 1 },
  { kind: 'other', note: '' },
];

/** Says what is printed: most kinds with one tap, réis, wigs and goods with how many. */
export function AddReward({ onAdd }: { readonly onAdd: (reward: Reward) => void }) {
  const words = useWords(sheetWords).rewards;
  const [unfinished, begin] = useState<Unfinished>();
  return (
    <Column gap="m">
      <AppText variant="label">{words.kind}</AppText>
      <Row gap="s">
        {STARTS.map((start) => (
          <Chip
            key={start.kind}
            label={words.kinds[start.kind]}
            selected={unfinished?.kind === start.kind}
            onPress={() => begin(start)}
          />
        ))}
      </Row>
      {unfinished !== undefined && <Finish reward={unfinished} onChange={begin} onAdd={onAdd} />}
      <Row gap="s">
        {PLAIN_REWARDS.map((kind) => (
          <Chip
            key={kind}
            label={words.kinds[kind]}
            icon={<RewardIcon reward={{ kind }} size={22} />}
            onPress={() => onAdd({ kind })}
          />
        ))}
      </Row>
    </Column>
  );
}

interface FinishProps {
  readonly reward: Unfinished;
  readonly onChange: (reward: Unfinished) => void;
  readonly onAdd: (reward: Reward) => void;
}

function Finish({ reward, onChange, onAdd }: FinishProps) {
  const words = useWords(sheetWords).rewards;
  const names = useWords(nameWords);
  const goods: readonly (Good | 'any')[] = [...GOODS, 'any'];
  const complete = reward.kind === 'other' ? reward.note.trim() !== '' : reward.amount !== 0;
  return (
    <Column gap="m">
      {reward.kind === 'goods' && (
        <Segment
          label={words.good}
          value={reward.good}
          onChange={(good) => onChange({ ...reward, good })}
          options={goods.map((good) => ({ value: good, label: good === 'any' ? words.anyGood : names.good[good] }))}
        />
      )}
      {reward.kind === 'other' ? (
        <TextField
          label={words.note}
          value={reward.note}
          onChange={(note) => onChange({ ...reward, note })}
          maxLength={80}
        />
      ) : (
        <Stepper
          label={words.amount}
          value={reward.amount}
          min={-20}
          onChange={(amount) => onChange({ ...reward, amount })}
        />
      )}
      <Button label={words.add} disabled={!complete} onPress={() => onAdd(reward)} />
    </Column>
  );
}
