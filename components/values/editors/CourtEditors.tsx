import { View } from 'react-native';

import { OwnerIcon } from '@/components/board/OwnerIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Button, type ButtonProps } from '@/components/ui/Button';
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
        here={state.courtier === noble ? words.courtierHere : undefined}
        label={words.putHere.courtier}
        icon={() => <PieceIcon piece="courtier" fill="glaze" size={28} />}
        onPress={() => put(() => [{ of: 'courtier', value: noble }])}
      />
    </>
  );
}

/** Brings a piece that stands elsewhere; `here` says that it need not come. */
function PutHere({ here, ...button }: Omit<ButtonProps, 'kind'> & { readonly here: string | undefined }) {
  return here === undefined ? <Button kind="secondary" {...button} /> : <AppText>{here}</AppText>;
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
      <PutHere
        here={state.aide === deck ? words.aideHere : undefined}
        label={words.putHere.aide}
        icon={() => <PieceIcon piece="aide" fill="purple" size={28} />}
        onPress={() => put(() => [{ of: 'aide', value: deck }])}
      />
    </>
  );
}
