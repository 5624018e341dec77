import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import type { PieceName } from '@/components/pieces/pieces';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE, TABLET, TARGET } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { isMirrored, SEATS, type GameState, type Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useTranslate, useWords } from '@/i18n/useWords';

interface PlayersGlanceProps {
  readonly state: GameState;
  /** Opens everything of one of them; without it they are only looked at. */
  readonly onOpen?: ((seat: Seat) => void) | undefined;
}

/** Both players in one line: wigs, influence, your réis, favours. */
export function PlayersGlance({ state, onOpen }: PlayersGlanceProps) {
  const words = useWords(soloWords);
  return (
    <View role="group" aria-label={words.glance} style={{ flexDirection: 'row', gap: SPACE.s }}>
      {SEATS.map((seat) => (
        <Player key={seat} seat={seat} state={state} onOpen={onOpen} />
      ))}
    </View>
  );
}

interface PlayerProps extends PlayersGlanceProps {
  readonly seat: Seat;
}

function Player({ seat, state, onOpen }: PlayerProps) {
  const words = useWords(soloWords);
  const { wigs, influence, favours } = state[seat];
  const spoken = [
    words.seat[seat],
    words.wigs(wigs),
    words.influence(influence),
    ...(hasReis(seat, state) ? [words.reis(state.you.reis)] : []),
    ...favours.map(words.favour),
  ].join(', ');
  const shown = <Amounts seat={seat} state={state} />;
  if (onOpen === undefined)
    return (
      <View role="img" aria-label={spoken} accessible style={SEAT}>
        {shown}
      </View>
    );
  return (
    <Touch label={spoken} onPress={() => onOpen(seat)} style={SEAT}>
      {shown}
    </Touch>
  );
}

const SEAT: ViewStyle = { flexGrow: 1, flexShrink: 1, minHeight: TARGET, justifyContent: 'center' };

const hasReis = (seat: Seat, state: GameState): boolean => seat === 'you' && isMirrored(state, 'reis');

function Amounts({ seat, state }: Omit<PlayerProps, 'onOpen'>) {
  const colors = useColors();
  const { wigs, influence, favours } = state[seat];
  return (
    <View style={[LINE, { backgroundColor: colors.sunken }]}>
      <OwnerIcon owner={seat} size={20} />
      <Amount piece="wig" count={wigs} />
      <Amount piece="influence" count={influence} />
      {hasReis(seat, state) && <Amount piece="reis" count={state.you.reis} />}
      {favours.length > 0 && (
        <View style={TOGETHER}>
          {favours.map((noble) => (
            <NobleEmblem key={noble} noble={noble} size={16} />
          ))}
        </View>
      )}
    </View>
  );
}

/** Pairs move apart as far as there is room, so that each number belongs to the picture before it. */
const APART = { phone: 64, wide: 72 };

/** Three favors and two digits each still stand in one line of a 390 px phone; beyond that the favors take a line of their own. */
const LINE: ViewStyle = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 2,
  minHeight: 36,
  paddingHorizontal: 6,
  paddingVertical: 3,
  borderRadius: RADIUS.m,
};

const TOGETHER: ViewStyle = { flexDirection: 'row', alignItems: 'center' };

function Amount({ piece, count }: { readonly piece: PieceName; readonly count: number }) {
  const { number } = useTranslate();
  const isWide = useWindowDimensions().width >= TABLET;
  return (
    <View
      style={{ ...TOGETHER, gap: isWide ? 4 : 2, flexGrow: 1, maxWidth: textLength(isWide ? APART.wide : APART.phone) }}
    >
      <PieceIcon piece={piece} size={17} />
      <AppText variant="small" style={{ fontWeight: '700' }}>
        {number(count)}
      </AppText>
    </View>
  );
}
