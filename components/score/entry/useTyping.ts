/** Phones have no keyboard to listen to; the keys on screen are enough. */
export function useTyping(_keys: { readonly onDigit: (digit: number) => void; readonly onDelete: () => void }): void {}
