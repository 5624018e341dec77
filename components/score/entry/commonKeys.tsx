import { UiIcon } from '@/components/ui/UiIcon';
import type { scoreWords } from '@/i18n/score';

import type { KeySpec } from './Keys';

type Words = (typeof scoreWords)['en'];

/** Goes on to the next field. */
export const nextKey = (words: Pick<Words, 'next' | 'nextName'>, span: number, onPress: () => void): KeySpec => ({
  id: 'next',
  name: words.nextName,
  face: words.next,
  span,
  main: true,
  onPress,
});

/** Takes the last of several pieces back. */
export const takeBackKey = <Piece,>(
  words: Pick<Words, 'takeBack'>,
  pieces: readonly Piece[],
  onChange: (fewer: readonly Piece[]) => void,
): KeySpec => ({
  id: 'take back',
  name: words.takeBack,
  face: <UiIcon name="delete" size={28} />,
  disabled: pieces.length === 0,
  onPress: () => onChange(pieces.slice(0, -1)),
});
