import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { useEdit } from './EditContext';
import { Editor } from './Editor';
import { nextCubes } from './nextCubes';
import type { Target } from './target';
import { usePlaceTitle, useTitle } from './useTitle';

interface ValueSheetProps {
  readonly target: Target;
  /** Why the last tap cannot be. */
  readonly refusal: string | null;
  readonly onClose: () => void;
}

/** What lies there, and everything that could: one tap says which. What cannot be is refused in words. */
export function ValueBottomSheet({ target, refusal, onClose }: ValueSheetProps) {
  const { done } = useWords(commonWords);
  const title = useTitle();
  const next = target.kind === 'place' ? nextCubes(target.place) : undefined;
  const footer = (
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      {next !== undefined && (
        <View style={{ flex: 1 }}>
          <Next place={next} />
        </View>
      )}
      <View style={{ flex: 1 }}>
        <Button wide kind="secondary" label={done} onPress={onClose} />
      </View>
    </View>
  );
  return (
    <BottomSheet open title={title(target)} onClose={onClose} footer={footer}>
      <View role="alert">{refusal !== null && <AppText tone="danger">{refusal}</AppText>}</View>
      <Editor key={JSON.stringify(target)} target={target} />
    </BottomSheet>
  );
}

/** Entering the rubble of a whole city goes from place to place without closing. */
function Next({ place }: { readonly place: Extract<Target, { readonly kind: 'place' }>['place'] }) {
  const { open } = useEdit();
  const words = useWords(valuesWords);
  const title = usePlaceTitle();
  return <Button wide label={words.next(title(place))} onPress={() => open({ kind: 'place', place })} />;
}
