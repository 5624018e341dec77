import { useState } from 'react';

import { RewardIcon } from '@/components/boardSheet/rewards/RewardIcon';
import { rewardText } from '@/components/boardSheet/rewards/rewardText';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/layout';
import { Stepper } from '@/components/ui/Stepper';
import { TextField } from '@/components/ui/TextField';
import { GOODS, PLAIN_REWARDS, type LastingReward, type Reward } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';

const ALL: readonly Reward[] = [
  { kind: 'reis', amount: 1 },
  { kind: 'wigs', amount: 1 },
  ...[...GOODS, 'any' as const].map((good): Reward => ({ kind: 'goods', good, amount: 1 })),
  ...PLAIN_REWARDS.map((kind): Reward => ({ kind })),
  { kind: 'other', note: '' },
];
/** So many stand there at first: two rows on a phone. */
const AT_FIRST = 11;
const MOST = 20;
const LONGEST_NOTE = 80;

/** The same thing printed, whatever its number. */
const sameThing = (one: Reward, other: Reward): boolean =>
  one.kind === other.kind && ('good' in one ? one.good : '') === ('good' in other ? other.good : '');

/** A number of nothing or an empty note is no reward. */
export const saysSomething = (reward: Reward): boolean =>
  reward.kind === 'other' ? reward.note.trim() !== '' : !('amount' in reward) || reward.amount !== 0;

interface RewardPickerProps {
  readonly rewards: readonly Reward[];
  readonly onChange: (rewards: readonly Reward[]) => void;
  /** The benefits of a treasury card instead of the rewards of everything else. */
  readonly kinds?: readonly LastingReward[];
}

/** What is printed, in pictures: a touch adds it, and what is counted gets its number below. */
export function RewardPicker({ rewards, onChange, kinds }: RewardPickerProps) {
  const words = useWords(yourMoveWords);
  const [all, showAll] = useState(false);
  const things = kinds?.map((kind): Reward => ({ kind, amount: 1 })) ?? ALL;
  const shown = all || things.length <= AT_FIRST ? things : things.slice(0, AT_FIRST);
  const add = (thing: Reward): void => {
    const counted = rewards.find((one) => 'amount' in one && sameThing(one, thing));
    onChange(counted === undefined ? [...rewards, thing] : rewards.map((one) => (one === counted ? more(one) : one)));
  };
  return (
    <>
      <Entered rewards={rewards} onChange={onChange} />
      <TileRow label={words.rewards} basis={kinds === undefined ? 62 : 100}>
        {shown.map((thing) => (
          <Thing key={JSON.stringify(thing)} thing={thing} onPress={() => add(thing)} wide={kinds !== undefined} />
        ))}
        {shown.length < things.length && (
          <ChoiceTile name={words.moreRewards} label={words.moreShort} onPress={() => showAll(true)} />
        )}
      </TileRow>
    </>
  );
}

const more = (reward: Reward): Reward => ('amount' in reward ? { ...reward, amount: reward.amount + 1 } : reward);

interface ThingProps {
  readonly thing: Reward;
  readonly wide: boolean;
  readonly onPress: () => void;
}

function Thing({ thing, wide, onPress }: ThingProps) {
  const words = useWords(yourMoveWords);
  const { rewards: said } = useWords(sheetWords);
  const names = useWords(nameWords);
  const name =
    thing.kind === 'goods' ? (thing.good === 'any' ? said.anyGood : names.good[thing.good]) : said.kinds[thing.kind];
  return (
    <ChoiceTile
      name={name}
      label={thing.kind === 'goods' ? name : wide ? name : words.rewardShort[thing.kind]}
      icon={<RewardIcon reward={thing} size={24} />}
      onPress={onPress}
    />
  );
}

/** What was entered so far: a touch removes it, the last counted one shows its number. */
function Entered({ rewards, onChange }: Pick<RewardPickerProps, 'rewards' | 'onChange'>) {
  const words = useWords(yourMoveWords);
  const book = { rewards: useWords(sheetWords).rewards };
  const last = rewards.at(-1);
  const change = (reward: Reward): void => onChange([...rewards.slice(0, -1), reward]);
  if (last === undefined) return null;
  return (
    <>
      <Row gap="xs">
        {rewards.map((reward, at) => {
          const text = rewardText(reward, book);
          return (
            <Chip
              key={at}
              label={`${text} ×`}
              name={words.removeReward(text)}
              icon={<RewardIcon reward={reward} size={22} />}
              onPress={() => onChange(rewards.filter((_, index) => index !== at))}
            />
          );
        })}
      </Row>
      {'amount' in last && (
        <Stepper
          label={words.howMany}
          value={last.amount}
          min={-MOST}
          max={MOST}
          onChange={(amount) => change({ ...last, amount })}
        />
      )}
      {last.kind === 'other' && (
        <TextField
          label={book.rewards.note}
          value={last.note}
          maxLength={LONGEST_NOTE}
          onChange={(note) => change({ ...last, note })}
        />
      )}
    </>
  );
}
