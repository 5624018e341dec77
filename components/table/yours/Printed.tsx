import { useState } from 'react';

import { TilePicker } from '@/components/boardSheet/clergy/TilePicker';
import { RewardEditor } from '@/components/boardSheet/rewards/RewardEditor';
import { rewardText } from '@/components/boardSheet/rewards/rewardText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { MAX_CLERGY_WIGS, isMirrored, type Command, type GameState, type Reward } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { Lasting } from './Lasting';
import { NumberChips } from '../NumberChips';

interface PrintedProps {
  /** The table the choice was made on: its board sheet remembers what was read before. */
  readonly before: GameState;
  readonly command: Command;
  readonly onChange: (command: Command) => void;
}

/** The most a card of the game shows. */
const MOST_INFLUENCE = 5;
const USUAL_DECREE_WIGS = 6;
const MOST_DECREE_WIGS = 30;

/** What only the cardboard says about a choice: the influence of a card, the wigs of a decree, a printed reward. */
export function Printed({ before, command, onChange }: PrintedProps) {
  const { told: words } = useWords(yourTurnWords);
  switch (command.kind) {
    case 'play-noble-card':
      return (
        <>
          <NumberChips
            label={words.influence}
            value={command.influence}
            usual={MOST_INFLUENCE}
            most={MOST_INFLUENCE}
            onChange={(influence) => onChange({ ...command, influence })}
          />
          <PrintedReward rewards={command.reward} onChange={(reward) => onChange({ ...command, reward })} />
        </>
      );
    case 'take-decree':
      return (
        <NumberChips
          label={words.wigs}
          value={command.wigs}
          usual={USUAL_DECREE_WIGS}
          most={MOST_DECREE_WIGS}
          onChange={(wigs) => onChange({ ...command, wigs })}
        />
      );
    case 'church-choice':
      return (
        <NumberChips
          label={words.backs}
          value={command.wigs}
          usual={USUAL_DECREE_WIGS}
          most={command.tiles * MAX_CLERGY_WIGS}
          onChange={(wigs) => onChange({ ...command, wigs })}
        />
      );
    case 'meet-cardinal':
      return isMirrored(before, 'clergy') ? (
        <TilePicker
          label={words.tile}
          sheet={before.sheet}
          tile={command.tile}
          onTile={(tile) => onChange({ ...command, tile })}
        />
      ) : null;
    case 'play-treasury-card':
      return <Lasting rewards={command.reward ?? []} onChange={(reward) => onChange({ ...command, reward })} />;
    case 'sponsor':
      return <PrintedReward rewards={command.reward} onChange={(reward) => onChange({ ...command, reward })} />;
    case 'build-store':
      return (
        <PrintedReward
          rewards={command.reward ?? before.sheet.rewards[command.space]}
          onChange={(reward) => onChange({ ...command, reward })}
        />
      );
    case 'open-building':
      return (
        <PrintedReward
          rewards={command.reward ?? before.sheet.rewards[command.site]}
          onChange={(reward) => onChange({ ...command, reward })}
        />
      );
    default:
      return null;
  }
}

/** Whether the cardboard has something to say about this choice. */
export const hasPrint = (state: GameState, { kind }: Command): boolean =>
  (kind === 'meet-cardinal' && isMirrored(state, 'clergy')) ||
  [
    'play-noble-card',
    'take-decree',
    'church-choice',
    'play-treasury-card',
    'sponsor',
    'build-store',
    'open-building',
  ].includes(kind);

interface PrintedRewardProps {
  readonly rewards: readonly Reward[] | undefined;
  readonly onChange: (rewards: readonly Reward[]) => void;
}

function PrintedReward({ rewards = [], onChange }: PrintedRewardProps) {
  const { told: words } = useWords(yourTurnWords);
  const names = useWords(nameWords);
  const { rewards: rewardWords } = useWords(sheetWords);
  const { list } = useTranslate();
  const [open, setOpen] = useState(false);
  const [entered, setEntered] = useState(rewards);
  const said = list(rewards.map((reward) => rewardText(reward, { rewards: rewardWords, names })));
  const start = (): void => {
    setEntered(rewards);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (entered !== rewards) onChange(entered);
  };
  return (
    <>
      {rewards.length > 0 && <AppText>{words.has(said)}</AppText>}
      <Button kind="quiet" label={words.reward} onPress={start} />
      <RewardEditor
        place={open ? '' : undefined}
        title={words.reward}
        rewards={entered}
        onChange={setEntered}
        onClose={close}
      />
    </>
  );
}
