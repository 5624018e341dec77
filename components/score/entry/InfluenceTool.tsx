import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Circle, G, Svg } from '@/components/ui/svg';
import { SCORE_LIMITS } from '@/engine';
import { Drawing } from '@/components/ui/Drawing';
import { PIECES } from '@/components/pieces/pieces';
import { PrintedNumber } from '@/components/pieces/PrintedNumber';
import { useColors } from '@/components/ui/theme';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { SeatMark } from '../SeatMark';
import { nextKey } from './commonKeys';
import { withAmount } from './entries';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';
import { useTyping } from './useTyping';

const SPACES = Array.from({ length: SCORE_LIMITS.influence + 1 }, (_, space) => space);

/** The influence track drawn with its coins: a tap says where the marker stands. */
export function InfluenceTool({ label, mark, player, sheet, onChange, onNext }: ToolProps) {
  const words = useWords(scoreWords);
  const put = (space: number): void => {
    onChange(withAmount(player, 'influence', space));
    onNext();
  };
  useTyping({ onDigit: put, onDelete: () => onChange(withAmount(player, 'influence', 0)) });
  return (
    <Keys
      label={label}
      track
      keys={[
        ...SPACES.map((space) => {
          const coin = sheet.coins.includes(space);
          const here = space === player.influence;
          return {
            id: `space ${space}`,
            name: words.influenceSpace(space, coin),
            face: <Space space={space} coin={coin} marker={here ? <SeatMark mark={mark} size={24} /> : undefined} />,
            onPress: () => put(space),
          };
        }),
        nextKey(words, 3, onNext),
      ]}
    />
  );
}

interface SpaceProps {
  readonly space: number;
  readonly coin: boolean;
  readonly marker: ReactNode | undefined;
}

/** One space of the road: its number, below it a coin or, at the end, a wig; whoever stands here covers the number. */
function Space({ space, coin, marker }: SpaceProps) {
  const colors = useColors();
  const printed = space === SCORE_LIMITS.influence ? PIECES.wig : coin ? PIECES.reis : undefined;
  return (
    <View style={{ width: 44, height: 48, alignItems: 'center' }}>
      <Svg width={44} height={48} viewBox="0 0 44 48">
        <Circle cx={22} cy={15} r={13.5} fill={colors.artGlaze} stroke={colors.artLine} strokeWidth={2} />
        <PrintedNumber x={22} y={20.5} size={16} weight="700" fill={colors.artDeep} value={space} />
        {printed !== undefined && (
          <G transform="translate(13.5 29) scale(.72)">
            <Drawing shapes={printed} />
          </G>
        )}
      </Svg>
      {marker !== undefined && <View style={{ position: 'absolute', top: 3 }}>{marker}</View>}
    </View>
  );
}
