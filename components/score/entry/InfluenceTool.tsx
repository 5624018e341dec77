import { View } from 'react-native';

import { SCORE_LIMITS } from '@/engine';
import { PieceIcon } from '@/components/icons/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { withAmount } from './entries';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';
import { useTyping } from './useTyping';

const SPACES = Array.from({ length: SCORE_LIMITS.influence + 1 }, (_, space) => space);

/** The influence track as it is printed, with its coins: a tap says where the marker stands. */
export function InfluenceTool({ label, player, sheet, onChange, onNext }: ToolProps) {
  const words = useWords(scoreWords);
  const put = (space: number): void => {
    onChange(withAmount(player, 'influence', space));
    onNext();
  };
  useTyping({ onDigit: put, onDelete: () => onChange(withAmount(player, 'influence', 0)) });
  return (
    <Keys
      label={label}
      keys={[
        ...SPACES.map((space) => ({
          id: `space ${space}`,
          name: words.influenceSpace(space, sheet.coins.includes(space)),
          face: <Space space={space} coin={sheet.coins.includes(space)} marked={space === player.influence} />,
          chosen: space === player.influence,
          onPress: () => put(space),
        })),
        { id: 'next', name: words.nextName, face: words.next, span: 3, main: true, onPress: onNext },
      ]}
    />
  );
}

/** One space: its number, and below it the coin or, at the end, the wig. */
function Space({ space, coin, marked }: { readonly space: number; readonly coin: boolean; readonly marked: boolean }) {
  return (
    <View style={{ alignItems: 'center', gap: 1, minHeight: 44, justifyContent: 'center' }}>
      <AppText variant="label" tone={marked ? 'onPrimary' : 'ink'}>
        {space}
      </AppText>
      {coin && <PieceIcon piece="reis" size={18} />}
      {space === SCORE_LIMITS.influence && <PieceIcon piece="wig" size={18} />}
    </View>
  );
}
