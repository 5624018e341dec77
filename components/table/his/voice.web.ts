import type { Voice } from './voiceTypes';

function uttered(sentence: string, language: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language;
  return utterance;
}

/** The voice of the browser. Sentence by sentence: some browsers fall silent in the middle of a long text. */
export const voice: Voice = {
  read: (sentences, language, onEnd) => {
    if (!('speechSynthesis' in window)) return onEnd();
    const utterances = sentences.map((sentence) => uttered(sentence, language));
    const last = utterances.at(-1);
    if (last === undefined) return onEnd();
    last.onend = onEnd;
    last.onerror = onEnd;
    utterances.forEach((utterance) => window.speechSynthesis.speak(utterance));
  },
  stop: () => {
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  },
};
