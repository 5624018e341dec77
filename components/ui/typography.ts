import { Platform, type TextStyle } from 'react-native';

/** What a line of text is for. */
export const TEXT_VARIANTS = ['display', 'title', 'heading', 'body', 'label', 'small', 'number'] as const;
export type TextVariant = (typeof TEXT_VARIANTS)[number];

interface Measure {
  readonly size: number;
  readonly line: number;
  readonly weight: '400' | '600' | '700';
  readonly serif: boolean;
}

const MEASURES: Readonly<Record<TextVariant, Measure>> = {
  display: { size: 40, line: 46, weight: '700', serif: true },
  title: { size: 27, line: 34, weight: '700', serif: true },
  heading: { size: 20, line: 27, weight: '700', serif: true },
  body: { size: 17, line: 26, weight: '400', serif: false },
  label: { size: 17, line: 23, weight: '600', serif: false },
  small: { size: 15, line: 21, weight: '400', serif: false },
  number: { size: 28, line: 34, weight: '600', serif: false },
};

/** System fonts only: nothing to download, and every language has its letters. */
const SANS = Platform.select({
  web: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,sans-serif',
  default: 'System',
});
const SERIF = Platform.select({
  web: 'ui-serif,"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Noto Serif",serif',
  ios: 'Georgia',
  default: 'serif',
});

/**
 * Sizes follow the reader: phones scale points themselves, browsers scale `rem`.
 * React Native's types know numbers only; react-native-web takes any CSS length.
 */
const length = (points: number): number =>
  Platform.OS === 'web' ? (`${points / 16}rem` as unknown as number) : points;

function styleOf(measure: Measure): TextStyle {
  return {
    fontFamily: measure.serif ? SERIF : SANS,
    fontSize: length(measure.size),
    lineHeight: length(measure.line),
    fontWeight: measure.weight,
  };
}

/** The style of each kind of text. */
export const TYPE: Readonly<Record<TextVariant, TextStyle>> = {
  display: { ...styleOf(MEASURES.display), letterSpacing: 0.5 },
  title: styleOf(MEASURES.title),
  heading: styleOf(MEASURES.heading),
  body: styleOf(MEASURES.body),
  label: styleOf(MEASURES.label),
  small: styleOf(MEASURES.small),
  number: { ...styleOf(MEASURES.number), fontVariant: ['tabular-nums'] },
};
