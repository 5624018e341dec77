const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((letter, value) => [letter, value]));
const BITS = 6;

/** Bytes in letters that no address and no messenger changes; phones have no function for it. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const group = (one << 16) | (two << 8) | three;
    const letters = Math.min(3, bytes.length - at) + 1;
    for (let letter = 0; letter < letters; letter += 1) text += ALPHABET.charAt((group >> (18 - BITS * letter)) & 63);
  }
  return text;
}

/** The bytes of such a text; nothing when a letter is none of the alphabet or one is missing. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    held = ((held << BITS) | value) & 0xffff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}
