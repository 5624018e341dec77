import { View } from 'react-native';

import { rewardText } from '@/components/boardSheet/rewards/rewardText';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { SPACE } from '@/components/ui/scale';
import { NOBLES, type Noble, type PeriodRewards } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { PictureChoice, Pictures } from '../his/PictureChoice';

interface RewardOfCardsProps {
  readonly rewards: PeriodRewards;
  /** A card is touched: its reward is asked in the dock. */
  readonly onRead: (noble: Noble) => void;
}

/** One reward for each noble type among the cards you discard between the periods: touch the card. */
export function RewardOfCards({ rewards, onRead }: RewardOfCardsProps) {
  const words = useWords(momentWords).period;
  const book = { rewards: useWords(sheetWords).rewards };
  const { list } = useTranslate();
  const said = (noble: Noble): string => list((rewards[noble] ?? []).map((reward) => rewardText(reward, book)));
  return (
    <View role="group" aria-label={words.rewards} style={{ paddingHorizontal: SPACE.s, paddingBottom: SPACE.xs }}>
      <Pictures>
        {NOBLES.map((noble) => (
          <PictureChoice
            key={noble}
            icon={<NobleIcon noble={noble} size={36} />}
            label={words.card(noble)}
            detail={said(noble) === '' ? words.none : said(noble)}
            name={[words.enter(noble), ...(said(noble) === '' ? [] : [said(noble)])].join(': ')}
            onPress={() => onRead(noble)}
          />
        ))}
      </Pictures>
    </View>
  );
}
