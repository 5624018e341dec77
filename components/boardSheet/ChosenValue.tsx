import { View } from 'react-native';

import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import { useColors } from '@/components/ui/theme';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

/** A printed number under the finger: what it is called, what it shows, what it may be. */
export interface Value {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly onChange: (value: number) => void;
}

/** The number last tapped, between two thumbs; before the first tap it says what to do. */
export function ChosenValue({ of }: { readonly of: Value | undefined }) {
  const colors = useColors();
  const words = useWords(sheetWords);
  return (
    <View
      style={{
        minHeight: 64,
        justifyContent: 'center',
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
        backgroundColor: colors.sunken,
      }}
    >
      {of === undefined ? <Note>{words.tapToChange}</Note> : <Stepper {...of} />}
    </View>
  );
}
