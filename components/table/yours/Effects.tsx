import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { SEATS, type GameState, type Seat } from '@/engine';

import { effectsOn, type Effect } from './effects';
import { useEffectWords } from './useEffectWords';

interface EffectsProps {
  readonly before: GameState;
  readonly after: GameState;
}

/** What a move earns and costs both of you, and what you hold afterwards. */
export function Effects({ before, after }: EffectsProps) {
  const words = useEffectWords();
  return (
    <View aria-live="polite" style={{ gap: SPACE.xs }}>
      {SEATS.map((seat) => ({ seat, effects: effectsOn(seat, before, after, words) }))
        .filter(({ effects }) => effects.length > 0)
        .map(({ seat, effects }) => (
          <Line key={seat} seat={seat} effects={effects} />
        ))}
    </View>
  );
}

function Line({ seat, effects }: { readonly seat: Seat; readonly effects: readonly Effect[] }) {
  const { move: words } = useEffectWords();
  const said = words.effects(
    words.seat[seat],
    effects.map(({ by, what, now }) => words.effect(by, what, now)),
  );
  return (
    <View
      role="img"
      aria-label={said}
      accessible
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs }}
    >
      <OwnerIcon owner={seat} size={24} />
      {effects.map((effect) => (
        <Amount key={effect.what} effect={effect} />
      ))}
    </View>
  );
}

/** A sign tells more from less; the colour only helps. */
function Amount({ effect: { of, by, now } }: { readonly effect: Effect }) {
  const colors = useColors();
  const { move: words } = useEffectWords();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 3,
        paddingHorizontal: SPACE.s,
        paddingVertical: 3,
        borderRadius: RADIUS.s,
        backgroundColor: colors.surface,
      }}
    >
      {'piece' in of ? <PieceIcon piece={of.piece} size={20} /> : <GoodIcon good={of.good} size={20} />}
      <AppText variant="label" tone={by < 0 ? 'danger' : 'ink'}>
        {words.chip(by, now)}
      </AppText>
    </View>
  );
}
