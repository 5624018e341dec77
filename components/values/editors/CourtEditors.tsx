import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Button } from '@/components/ui/Button';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import { COLOURS, asItStands, limitsOf, type Counted, type Deck, type Noble } from '@/engine';
import { boardWords } from '@/i18n/board';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit } from '../EditContext';
import { CountEditor } from './CountEditor';
import { Part } from './Picks';

/** Whose officials stand with a noble, and whether the courtier does. */
export function NobleEditor({ noble }: { readonly noble: Noble }) {
  const { state, put } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  return (
    <>
      <Part title={words.inOffice}>
        {COLOURS.map((colour) => (
          <Officials
            key={colour}
            of={{ of: 'office', at: { noble, colour }, value: 0 }}
            label={names.inOffice(colour)}
          />
        ))}
      </Part>
      <Part title={words.onPlaza}>
        {COLOURS.map((colour) => (
          <Officials key={colour} of={{ of: 'plaza', at: { noble, colour }, value: 0 }} label={names.onPlaza(colour)} />
        ))}
      </Part>
      <PutHere
        piece="courtier"
        here={state.courtier === noble}
        onPress={() => put(() => [{ of: 'courtier', value: noble }])}
      />
    </>
  );
}

const FILLS = { courtier: 'glaze', aide: 'purple' } as const;

interface PutHereProps {
  readonly piece: keyof typeof FILLS;
  readonly here: boolean;
  readonly onPress: () => void;
}

/** Brings a piece that stands elsewhere; where it stands already, it says so. */
function PutHere({ piece, here, onPress }: PutHereProps) {
  const words = useWords(valuesWords);
  if (here) return <AppText>{piece === 'aide' ? words.aideHere : words.courtierHere}</AppText>;
  const icon = () => <PieceIcon piece={piece} fill={FILLS[piece]} size={28} />;
  return <Button kind="secondary" label={words.putHere[piece]} icon={icon} onPress={onPress} />;
}

type Standing = Extract<Counted, { readonly of: 'office' | 'plaza' }>;

function Officials({ of, label }: { readonly of: Standing; readonly label: string }) {
  const { state, put } = useEdit();
  const { owner } = useWords(boardWords);
  const { value } = asItStands(state, of) as Standing;
  const { least, most } = limitsOf(state, of);
  const by = (change: number): void =>
    put((now) => [{ ...of, value: (asItStands(now, of) as Standing).value + change }]);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <OwnerIcon owner={of.at.colour} size={26} />
      <AppText style={{ flex: 1 }}>{owner[of.at.colour]}</AppText>
      <Stepper hideLabel label={label} value={value} min={least} max={most} onChange={(next) => by(next - value)} />
    </View>
  );
}

/** How many cards a deck has, and whether the aide stands on it. */
export function DeckEditor({ deck }: { readonly deck: Deck }) {
  const { state, put } = useEdit();
  const words = useWords(valuesWords);
  return (
    <>
      <Part title={words.cards}>
        <CountEditor of={{ of: 'deck', at: deck, value: 0 }} />
      </Part>
      <PutHere piece="aide" here={state.aide === deck} onPress={() => put(() => [{ of: 'aide', value: deck }])} />
    </>
  );
}
