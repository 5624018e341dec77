import type { TextStyle } from 'react-native';

import { FONTS, fontLength } from './platform';

/** What a line of text is for. */
export const TEXT_VARIANTS = [
  'display',
  'title',
  'heading',
  'bar',
  'body',
  'label',
  'small',
  'caption',
  'number',
] as const;
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
  bar: { size: 20, line: 24, weight: '700', serif: true },
  body: { size: 17, line: 26, weight: '400', serif: false },
  label: { size: 17, line: 23, weight: '600', serif: false },
  small: { size: 15, line: 21, weight: '400', serif: false },
  caption: { size: 13, line: 18, weight: '400', serif: false },
  number: { size: 28, line: 34, weight: '600', serif: false },
};

function styleOf(measure: Measure): TextStyle {
  return {
    fontFamily: measure.serif ? FONTS.serif : FONTS.sans,
    fontSize: fontLength(measure.size),
    lineHeight: fontLength(measure.line),
    fontWeight: measure.weight,
  };
}

/** The style of each kind of text. */
export const TYPE: Readonly<Record<TextVariant, TextStyle>> = {
  display: { ...styleOf(MEASURES.display), letterSpacing: 0.5 },
  title: styleOf(MEASURES.title),
  heading: styleOf(MEASURES.heading),
  bar: styleOf(MEASURES.bar),
  body: styleOf(MEASURES.body),
  label: styleOf(MEASURES.label),
  small: styleOf(MEASURES.small),
  caption: styleOf(MEASURES.caption),
  number: { ...styleOf(MEASURES.number), fontVariant: ['tabular-nums'] },
};
