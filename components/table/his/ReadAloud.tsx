import { useEffect, useState } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { IconButton } from '@/components/ui/IconButton';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { voice } from './voice';

/** Reads his turn aloud; it falls silent when the turn is done. */
export function ReadAloud({ sentences }: { readonly sentences: readonly string[] }) {
  const words = useWords(turnWords).aloud;
  const { language } = useTranslate();
  const [reading, setReading] = useState(false);
  const text = sentences.join(' ');
  // Another turn or another answer: what is being read is out of date.
  useEffect(() => () => voice.stop(), [text]);
  const read = (): void => {
    setReading(true);
    voice.read(sentences, language, () => setReading(false));
  };
  const stop = (): void => {
    voice.stop();
    setReading(false);
  };
  return reading ? (
    <IconButton framed label={words.stop} onPress={stop} icon={(color) => <UiIcon name="stop" color={color} />} />
  ) : (
    <IconButton framed label={words.read} onPress={read} icon={(color) => <UiIcon name="speaker" color={color} />} />
  );
}
