import { Text, View } from 'react-native';

import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { CUBE_VALUES, RUBBLE_KINDS, tieBreaksUnder, type Rulings } from '@/engine';
import { nameWords } from '@/i18n/names';
import { printWords } from '@/i18n/print';
import { useTranslate, useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

/** Keeps a number on the line of what it counts. */
const NO_BREAK = '\u00a0';

export type Choice = keyof ReturnType<typeof tieBreaksUnder>;

/** What a tie-break needs to be decided without the app, where its name does not say it. */
function useExplained(): Readonly<Record<string, string>> {
  const { byAide } = useWords(printWords).lacerda;
  const { rubble } = useWords(nameWords);
  const { number } = useTranslate();
  const cheapestFirst = [...RUBBLE_KINDS].sort((one, other) => CUBE_VALUES[one] - CUBE_VALUES[other]);
  return {
    'tile-by-aide': byAide,
    cheapest: cheapestFirst.map((kind) => `${rubble[kind]} ${number(CUBE_VALUES[kind])}`).join(', '),
  };
}

/** His tie-breaks of a choice, numbered, in the order the engine applies them. */
export function Order({ of, rulings }: { readonly of: Choice; readonly rulings: Rulings }) {
  const names: Readonly<Record<string, string>> = useWords(whyWords).criteria[of];
  const explained = useExplained();
  const { number } = useTranslate();
  return (
    <View role="list" style={{ ...WRAP, columnGap: SPACE.m, paddingLeft: SPACE.m }}>
      {tieBreaksUnder(rulings)[of].map((code, at) => (
        <View key={code} role="listitem" style={{ maxWidth: '100%' }}>
          <AppText variant="small">
            <Text style={{ fontWeight: '700' }}>{`${number(at + 1)}${NO_BREAK}`}</Text>
            {names[code]}
            {explained[code] !== undefined && ` (${explained[code]})`}
          </AppText>
        </View>
      ))}
    </View>
  );
}
