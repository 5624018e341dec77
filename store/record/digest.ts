const digits = (text: string, seed: number): string => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** A short name that says what is in a text: the same text has the same name. */
export const digestOf = (text: string): string => digits(text, 0x811c9dc5) + digits(text, 0x1b873593);
