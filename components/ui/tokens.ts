/**
 * Colour tokens: one name, one meaning, a value per palette.
 *
 * On the web the same names become CSS custom properties (see css.ts), so that prerendered
 * pages have the right colour before any script ran; on phones they are plain colours.
 */

const LIGHT = {
  page: '#F3F6FB',
  surface: '#FFFFFF',
  sunken: '#E4ECF6',
  line: '#C9D5E6',
  control: '#61759A',
  ink: '#10213D',
  inkSoft: '#44567A',
  primary: '#1B4B9B',
  primaryHover: '#143B7D',
  onPrimary: '#FFFFFF',
  primarySoft: '#DCE8F8',
  accent: '#F3B93F',
  onAccent: '#2A1B00',
  accentInk: '#845000',
  danger: '#B3261E',
  dangerHover: '#8F1D17',
  onDanger: '#FFFFFF',
  focus: '#C2410C',
  scrim: '#0A1428A6',
  outline: '#10213D',
  gold: '#F2BE3A',
  books: '#B98455',
  cloth: '#F29DBA',
  tools: '#74ABEA',
  earthquake: '#A9744A',
  fire: '#EC6A55',
  tsunami: '#62ABDE',
  green: '#6DB98A',
  purple: '#A98FDC',
  orange: '#F19A55',
  glaze: '#FFFFFF',
  stone: '#D3DDEB',
  artGlaze: '#FBFCFF',
  artWash: '#DEE9F7',
  artMid: '#90B2E0',
  artLine: '#1F4F9F',
  artDeep: '#143772',
  artFill: '#1F4F9F',
  artWindow: '#1F4F9F',
};

/** What a colour is for; screens name these and never a value. */
export type ColorName = keyof typeof LIGHT;
/** A value for every colour name. */
export type Colors = Readonly<Record<ColorName, string>>;

/** What a surface or an edge is painted with, if at all. */
export type Paint = ColorName | 'transparent';
export const painted = (paint: Paint, colors: Colors): string => (paint === 'transparent' ? paint : colors[paint]);

/** A ground with a thin edge. */
export const framed = (colors: Colors, ground: ColorName = 'surface', edge: ColorName = 'line') => ({
  borderWidth: 1,
  borderColor: colors[edge],
  backgroundColor: colors[ground],
});

/** Edge and ground of a small mark that is filled while it is on. */
export const markPaint = (on: boolean, colors: Colors, edge: ColorName = 'control', ground: ColorName = 'surface') => ({
  borderColor: colors[on ? 'primary' : edge],
  backgroundColor: colors[on ? 'primary' : ground],
});

const DARK: Colors = {
  page: '#0C1526',
  surface: '#15233D',
  sunken: '#1F3152',
  line: '#2C3F62',
  control: '#8499BE',
  ink: '#EAF1FC',
  inkSoft: '#AFC0DC',
  primary: '#8FBAF6',
  primaryHover: '#B0CEFA',
  onPrimary: '#0A1A33',
  primarySoft: '#24406E',
  accent: '#F3B93F',
  onAccent: '#231700',
  accentInk: '#F6C968',
  danger: '#FF9C90',
  dangerHover: '#FFBAB1',
  onDanger: '#3A0603',
  focus: '#FFC75A',
  scrim: '#02060EB3',
  outline: '#0B1527',
  gold: '#F2C14E',
  books: '#C99A6E',
  cloth: '#F4A9C3',
  tools: '#84B8F2',
  earthquake: '#C08D63',
  fire: '#F27D6A',
  tsunami: '#78BCEC',
  green: '#80C89D',
  purple: '#BCA6EA',
  orange: '#F6AB6E',
  glaze: '#EEF4FC',
  stone: '#B9C7DC',
  artGlaze: '#101F3B',
  artWash: '#182D52',
  artMid: '#3A5F9B',
  artLine: '#A9C8F3',
  artDeep: '#DCE9FB',
  artFill: '#325795',
  artWindow: '#EFC874',
};

const CONTRAST_LIGHT: Colors = {
  ...LIGHT,
  page: '#FFFFFF',
  sunken: '#EEF2F8',
  line: '#10213D',
  control: '#000000',
  ink: '#000000',
  inkSoft: '#1B2740',
  primary: '#06307A',
  primaryHover: '#041F52',
  primarySoft: '#D5E4FA',
  accentInk: '#5A3600',
  danger: '#8C0F0A',
  dangerHover: '#5F0805',
  focus: '#A32A00',
  outline: '#000000',
  artLine: '#0A337D',
  artDeep: '#041F52',
  artFill: '#0A337D',
  artWindow: '#0A337D',
};

const CONTRAST_DARK: Colors = {
  ...DARK,
  page: '#000000',
  surface: '#060B14',
  sunken: '#16233C',
  line: '#C9D8F0',
  control: '#FFFFFF',
  ink: '#FFFFFF',
  inkSoft: '#DCE6F6',
  primary: '#B6D3FF',
  primaryHover: '#DAE8FF',
  onPrimary: '#000000',
  primarySoft: '#1C3766',
  accentInk: '#FFD87F',
  danger: '#FFBFB7',
  dangerHover: '#FFDBD6',
  onDanger: '#000000',
  focus: '#FFD24A',
  outline: '#000000',
};

/** Every palette a person can meet. High contrast follows the system between light and dark. */
export const PALETTES = {
  light: LIGHT,
  dark: DARK,
  contrastLight: CONTRAST_LIGHT,
  contrastDark: CONTRAST_DARK,
} as const satisfies Readonly<Record<string, Colors>>;
export type PaletteName = keyof typeof PALETTES;

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** The palette for a choice on a device whose own scheme is light or dark. */
export function paletteFor(choice: ThemeChoice, systemIsDark: boolean): PaletteName {
  if (choice === 'contrast') return systemIsDark ? 'contrastDark' : 'contrastLight';
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/** `text` needs 4.5:1, `large` (24 px, or 19 px bold) and `graphic` need 3:1. */
export type PairKind = 'text' | 'large' | 'graphic';
export type ColorPair = readonly [foreground: ColorName, background: ColorName, kind: PairKind];

/** Each of these in front of each of those. */
const pairs = (
  kind: PairKind,
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): readonly ColorPair[] => backgrounds.flatMap((back) => foregrounds.map((front): ColorPair => [front, back, kind]));

const GROUNDS = ['page', 'surface', 'sunken', 'primarySoft'] as const satisfies readonly ColorName[];

/** What fills a drawing of the game; the pen around it is dark on each of them. */
export const FILLS = [
  'gold',
  'books',
  'cloth',
  'tools',
  'earthquake',
  'fire',
  'tsunami',
  'green',
  'purple',
  'orange',
  'glaze',
  'stone',
  'accent',
] as const satisfies readonly ColorName[];

/** The stores on the map carry letters. */
const GOOD_FILLS = ['gold', 'books', 'cloth', 'tools'] as const satisfies readonly ColorName[];

/** Every pair the components put on top of each other; a test holds each to AA in each palette. */
export const PAIRS: readonly ColorPair[] = [
  ...pairs('text', ['ink', 'inkSoft', 'primary', 'accentInk', 'danger'], GROUNDS),
  ...pairs('graphic', ['control', 'focus'], GROUNDS),
  ...pairs('text', ['onPrimary'], ['primary', 'primaryHover']),
  ...pairs('text', ['onDanger'], ['danger', 'dangerHover']),
  ['onAccent', 'accent', 'text'],
  ['page', 'ink', 'text'],
  ...pairs('text', ['artDeep', 'artLine'], ['artGlaze', 'artWash']),
  ['primary', 'artWash', 'graphic'],
  ...pairs('text', ['outline'], ['accent', 'glaze', ...GOOD_FILLS]),
  ...pairs('graphic', ['outline'], FILLS),
];
