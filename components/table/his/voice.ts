import { speak, stop } from 'expo-speech';

import type { Voice } from './voiceTypes';

/** The voice of the phone; it reads one sentence after the other. */
export const voice: Voice = {
  read: (sentences, language, onEnd) =>
    sentences.forEach((sentence, at) => {
      const last = at === sentences.length - 1;
      speak(sentence, { language, ...(last ? { onDone: onEnd, onStopped: onEnd, onError: onEnd } : {}) });
    }),
  stop: () => void stop(),
};
