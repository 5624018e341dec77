import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { isMirrored, SEATS, type GameState, type Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useTranslate, useWords } from '@/i18n/useWords';

/** Both players in one line: wigs, influence, your réis, favours. */
export function PlayersGlance({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const colors = useColors();
  return (
    <View
      role="group"
      aria-label={words.glance}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.s,
        borderRadius: RADIUS.m,
        backgroundColor: colors.sunken,
        padding: SPACE.s,
      }}
    >
      {SEATS.map((seat) => (
        <Player key={seat} seat={seat} state={state} />
      ))}
    </View>
  );
}

function Player({ seat, state }: { readonly seat: Seat; readonly state: GameState }) {
  const words = useWords(soloWords);
  const { number } = useTranslate();
  const { wigs, influence, favours } = state[seat];
  const { reis } = state.you;
  const hasReis = seat === 'you' && isMirrored(state, 'reis');
  const spoken = [
    words.seat[seat],
    words.wigs(wigs),
    words.influence(influence),
    ...(hasReis ? [words.reis(reis)] : []),
    ...favours.map(words.favour),
  ].join(', ');
  return (
    <View
      role="img"
      aria-label={spoken}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flexGrow: 1 }}
    >
      <OwnerIcon owner={seat} size={26} />
      <PieceIcon piece="wig" size={22} />
      <AppText variant="label">{number(wigs)}</AppText>
      <PieceIcon piece="influence" size={22} />
      <AppText variant="label">{number(influence)}</AppText>
      {hasReis && <PieceIcon piece="reis" size={22} />}
      {hasReis && <AppText variant="label">{number(reis)}</AppText>}
      {favours.length > 0 && <PieceIcon piece="favour" size={22} />}
      {favours.map((noble) => (
        <NobleEmblem key={noble} noble={noble} size={20} />
      ))}
    </View>
  );
}
