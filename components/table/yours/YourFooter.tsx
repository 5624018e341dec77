import { View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { PlaceChoices } from './PlaceChoices';
import type { YourMove } from './useYourMove';

interface YourFooterProps {
  readonly move: YourMove;
  readonly onCommit: () => void;
}

/** What lies under the thumb: what a touched place stands for, taking back and confirming. */
export function YourFooter({ move, onCommit }: YourFooterProps) {
  const words = useWords(soloWords);
  const { preview, chosen, place } = move;
  return (
    <>
      {place !== undefined && <PlaceChoices state={preview.state} move={move} place={place} />}
      {chosen.length > 0 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <IconButton
            framed
            label={words.back}
            onPress={move.drop}
            icon={(color) => <UiIcon name="undo" color={color} />}
          />
          <View style={{ flex: 1 }}>
            <Button wide label={words.commit} kind={move.isComplete ? 'primary' : 'secondary'} onPress={onCommit} />
          </View>
        </View>
      )}
    </>
  );
}
