import { useState } from 'react';
import { View } from 'react-native';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { RewardEditor } from '@/components/boardSheet/rewards/RewardEditor';
import { rewardText } from '@/components/boardSheet/rewards/rewardText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { NOBLES, type Noble, type PeriodRewards } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

interface RewardOfCardsProps {
  readonly rewards: PeriodRewards;
  readonly onChange: (rewards: PeriodRewards) => void;
}

/** One reward for each noble type among the cards you discard between the periods. */
export function RewardOfCards({ rewards, onChange }: RewardOfCardsProps) {
  const words = useWords(momentWords).period;
  const book = { rewards: useWords(sheetWords).rewards, names: useWords(nameWords) };
  const { list } = useTranslate();
  const [open, setOpen] = useState<Noble>();
  const said = (noble: Noble): string => list((rewards[noble] ?? []).map((reward) => rewardText(reward, book)));
  return (
    <View
      role="group"
      aria-label={words.rewards}
      style={{ gap: SPACE.xs, paddingLeft: SPACE.xl, paddingRight: SPACE.s }}
    >
      {NOBLES.map((noble) => (
        <View key={noble} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <NobleIcon noble={noble} size={40} />
          <View style={{ flex: 1 }}>
            <AppText variant="label">{words.card(noble)}</AppText>
            <AppText variant="small" tone="inkSoft" live>
              {said(noble) === '' ? words.none : said(noble)}
            </AppText>
          </View>
          <Button kind="secondary" label={words.add} name={words.enter(noble)} onPress={() => setOpen(noble)} />
        </View>
      ))}
      <RewardEditor
        place={open}
        title={open === undefined ? '' : words.card(open)}
        rewards={open === undefined ? [] : (rewards[open] ?? [])}
        onChange={(entered) => open !== undefined && onChange({ ...rewards, [open]: entered })}
        onClose={() => setOpen(undefined)}
      />
    </View>
  );
}
