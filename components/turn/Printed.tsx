import { useState } from 'react';

import { AddReward } from '@/components/sheet/rewards/AddReward';
import { rewardText } from '@/components/sheet/rewards/rewardText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Stepper } from '@/components/ui/Stepper';
import { MAX_CLERGY_WIGS, type Command, type Reward } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { soloWords } from '@/i18n/solo';
import { useTranslate, useWords } from '@/i18n/useWords';

interface PrintedProps {
  readonly command: Command | undefined;
  readonly onChange: (command: Command) => void;
}

/** The most a card of the game shows. */
const MOST_INFLUENCE = 5;
const MOST_DECREE_WIGS = 30;

/** What only the cardboard says about the last choice: the influence of a card, the wigs of a decree, a printed reward. */
export function Printed({ command, onChange }: PrintedProps) {
  const { printed: words } = useWords(soloWords);
  if (command === undefined) return null;
  switch (command.kind) {
    case 'play-noble-card':
      return (
        <>
          <Stepper label={words.influence} value={command.influence} min={0} max={MOST_INFLUENCE} onChange={(influence) => onChange({ ...command, influence })} />
          <PrintedReward rewards={command.reward} onChange={(reward) => onChange({ ...command, reward })} />
        </>
      );
    case 'take-decree':
      return <Stepper label={words.wigs} value={command.wigs} max={MOST_DECREE_WIGS} onChange={(wigs) => onChange({ ...command, wigs })} />;
    case 'church-choice':
      return <Stepper label={words.backs} value={command.wigs} max={command.tiles * MAX_CLERGY_WIGS} onChange={(wigs) => onChange({ ...command, wigs })} />;
    case 'play-treasury-card':
    case 'sponsor':
    case 'build-store':
    case 'open-building':
      return <PrintedReward rewards={command.reward} onChange={(reward) => onChange({ ...command, reward })} />;
    default:
      return null;
  }
}

interface PrintedRewardProps {
  readonly rewards: readonly Reward[] | undefined;
  readonly onChange: (rewards: readonly Reward[]) => void;
}

function PrintedReward({ rewards = [], onChange }: PrintedRewardProps) {
  const { printed: words } = useWords(soloWords);
  const names = useWords(nameWords);
  const { rewards: rewardWords } = useWords(sheetWords);
  const { list } = useTranslate();
  const [open, setOpen] = useState(false);
  const said = list(rewards.map((reward) => rewardText(reward, { rewards: rewardWords, names })));
  return (
    <>
      {rewards.length > 0 && <AppText>{words.has(said)}</AppText>}
      {rewards.length > 0 && <Button kind="quiet" label={words.clear} onPress={() => onChange([])} />}
      <Button kind="quiet" label={words.reward} onPress={() => setOpen(true)} />
      <Sheet open={open} title={words.reward} onClose={() => setOpen(false)}>
        <AddReward
          onAdd={(reward) => {
            setOpen(false);
            onChange([...rewards, reward]);
          }}
        />
      </Sheet>
    </>
  );
}
