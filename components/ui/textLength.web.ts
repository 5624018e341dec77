/**
 * A length that grows with the reader's text size, for what has to hold text beside other text.
 * React Native's types know numbers only; react-native-web takes any CSS length.
 */
export const textLength = (points: number): number => `${points / 16}rem` as unknown as number;

/** The same for text in a narrow place: it grows, but not beyond `most` points. */
export const textLengthUpTo = (points: number, most: number): number =>
  `min(${points / 16}rem, ${most}px)` as unknown as number;
