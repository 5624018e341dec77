import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/layout';
import { SITES, SPACES, type BoardSheet, type Reward } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';
import { RewardEditor } from './RewardEditor';
import { RewardMap } from './RewardMap';
import { placeName } from './rewardText';

const ON_THE_MAP: ReadonlySet<string> = new Set([...SPACES, ...SITES]);

const withRewards = (all: BoardSheet['rewards'], place: string, rewards: readonly Reward[]): BoardSheet['rewards'] => {
  const { [place]: _, ...others } = all;
  return rewards.length === 0 ? others : { ...others, [place]: rewards };
};

/** What is printed on land and sites, as far as it was met: nothing to match, it fills while playing. */
export function RewardsPanel({ sheet, onChange }: PanelProps) {
  const words = useWords(sheetWords).rewards;
  const [place, choose] = useState<string>();
  const known = Object.keys(sheet.rewards);
  const cards = known.filter((key) => !ON_THE_MAP.has(key));
  return (
    <Card title={words.title}>
      <AppText>{words.intro}</AppText>
      <RewardMap rewards={sheet.rewards} onChoose={choose} />
      {cards.length > 0 && (
        <Row gap="s">
          {cards.map((card) => (
            <Chip key={card} label={placeName(card, { rewards: words })} onPress={() => choose(card)} />
          ))}
        </Row>
      )}
      <Note live>{words.known(known.length)}</Note>
      <RewardEditor
        place={place}
        rewards={place === undefined ? [] : (sheet.rewards[place] ?? [])}
        onChange={(rewards) => place !== undefined && onChange({ rewards: withRewards(sheet.rewards, place, rewards) })}
        onClose={() => choose(undefined)}
      />
    </Card>
  );
}
