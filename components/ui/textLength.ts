import { PixelRatio } from 'react-native';

/** A length that grows with the reader's text size, for what has to hold text beside other text. */
export const textLength = (points: number): number => points * PixelRatio.getFontScale();

/** The same for text in a narrow place: it grows, but not beyond `most` points. */
export const textLengthUpTo = (points: number, most: number): number =>
  Math.min(points, most / PixelRatio.getFontScale());
