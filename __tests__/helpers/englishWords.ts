/** Words that only English has: on a screen in another language something was left untranslated. */
export const ENGLISH_WORDS = /\b(the|of|and|your|with|from|this|that|are|you|his|which|each|don’t|can’t)\b/i;
