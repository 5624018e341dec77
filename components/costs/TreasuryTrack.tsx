import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { share, WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { STICKY } from '@/components/ui/platform';
import type { TreasurySpace } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useTranslate, useWords } from '@/i18n/useWords';

/** The treasury as it is on the table, lowest space first; a tap moves the marker. It stays in view: most costs rest on it. */
export interface TreasuryTrackProps {
  readonly track: readonly TreasurySpace[];
  readonly at: number;
  readonly onMove: (at: number) => void;
}

export function TreasuryTrack({ track, at, onMove }: TreasuryTrackProps) {
  const words = useWords(costsWords).treasury;
  const colors = useColors();
  return (
    <View
      style={{
        position: STICKY,
        top: 0,
        zIndex: 4,
        marginHorizontal: -SPACE.l,
        marginTop: -SPACE.l,
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.s,
        gap: SPACE.xs,
        backgroundColor: colors.page,
      }}
    >
      <Legend />
      <RadioGroup
        label={words.where}
        values={track.map((_, place) => place)}
        value={at}
        onChange={onMove}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
      >
        {track.map((space, place) => (
          <SpaceKey key={place} space={space} chosen={place === at} onPress={() => onMove(place)} />
        ))}
      </RadioGroup>
    </View>
  );
}

/** What the two values of a space are for. */
function Legend() {
  const words = useWords(costsWords).treasury;
  return (
    <View style={{ ...WRAP, alignItems: 'center', gap: SPACE.xs }}>
      <AppText variant="label" style={{ flexGrow: 1 }}>
        {words.label}
      </AppText>
      <PieceIcon piece="influence" size={18} />
      <Note>{words.visits}</Note>
      <PieceIcon piece="reis" size={18} />
      <Note>{words.payments}</Note>
    </View>
  );
}

/** One space: what it adds to visits above, what payments use below; the marked one is filled, as the marker covers it. */
function SpaceKey({ space, ...answer }: Choosable & { readonly space: TreasurySpace }) {
  const words = useWords(costsWords).treasury;
  const { number } = useTranslate();
  return (
    <AnswerSurface
      {...answer}
      label={words.space(space.left, space.right)}
      look="filled"
      edge="control"
      style={{ ...share(46), minHeight: 56, alignItems: 'center', borderRadius: RADIUS.s }}
    >
      <AppText variant="small" tone={answer.chosen ? 'onPrimary' : 'inkSoft'} style={{ fontWeight: '600' }}>
        {words.signed(space.left)}
      </AppText>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <PieceIcon piece="reis" size={16} />
        <AppText variant="label" tone={answer.chosen ? 'onPrimary' : 'ink'}>
          {number(space.right)}
        </AppText>
      </View>
    </AnswerSurface>
  );
}
