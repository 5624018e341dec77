import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import type { Choosable } from '@/components/ui/RadioGroup';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { MAX_INFLUENCE } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import type { PanelProps } from '../panelProps';

const SPACES = Array.from({ length: MAX_INFLUENCE }, (_, space) => space);
const WIDTH = 50;

/** The influence track from 0 to 10; a tap puts a coin on a space or takes it away. */
export function InfluencePanel({ sheet: { coins }, onChange }: PanelProps) {
  const words = useWords(sheetWords).coins;
  const toggle = (space: number): void =>
    onChange({
      coins: coins.includes(space) ? coins.filter((one) => one !== space) : [...coins, space].sort((a, b) => a - b),
    });
  return (
    <View
      role="group"
      aria-label={words.track}
      style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs }}
    >
      {SPACES.map((space) => (
        <Space key={space} space={space} chosen={coins.includes(space)} onPress={() => toggle(space)} />
      ))}
      <LastSpace />
    </View>
  );
}

function Space({ space, chosen, onPress }: Choosable & { readonly space: number }) {
  const words = useWords(sheetWords).coins;
  const { number } = useTranslate();
  return (
    <View style={{ width: WIDTH }}>
      <TrackCell role="checkbox" name={words.space(space)} chosen={chosen} onPress={onPress}>
        <View style={{ alignItems: 'center', minHeight: 54, justifyContent: 'space-between', paddingVertical: 2 }}>
          <AppText variant="label">{number(space)}</AppText>
          {chosen ? <PieceIcon piece="reis" size={26} /> : <NoCoin />}
        </View>
      </TrackCell>
    </View>
  );
}

function NoCoin() {
  const colors = useColors();
  return (
    <View
      style={{
        width: 22,
        height: 22,
        margin: 2,
        borderRadius: 11,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.control,
      }}
    />
  );
}

/** The end of the track gives a wig; nothing to match there. */
function LastSpace() {
  const words = useWords(sheetWords).coins;
  const colors = useColors();
  const { number } = useTranslate();
  return (
    <View
      role="img"
      aria-label={words.wig}
      style={{
        width: WIDTH,
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingVertical: SPACE.xs,
        borderRadius: 6,
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: colors.sunken,
      }}
    >
      <AppText variant="label" tone="inkSoft">
        {number(MAX_INFLUENCE)}
      </AppText>
      <PieceIcon piece="wig" size={26} />
    </View>
  );
}
