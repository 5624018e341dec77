import type { ViewStyle } from 'react-native';

/** What differs between phones and browsers and is too small for a file of its own. Both halves give all of it. */
export interface PlatformParts {
  /** Attributes and handlers only the web knows (and React Native's types do not). */
  readonly onWeb: (props: Readonly<Record<string, unknown>>) => object;
  /** Spread on what paper has no use for: buttons, navigation, messages. */
  readonly notOnPaper: object;
  /** For what is drawn inside its own edges and costs much to draw: when it only moves on the page, a browser does not draw it again. */
  readonly OWN_PAINT: ViewStyle;
  /** The place of what stays on the screen while the page scrolls under it. */
  readonly FIXED: NonNullable<ViewStyle['position']>;
  /** The place of what scrolls with the page until it would leave it. */
  readonly STICKY: NonNullable<ViewStyle['position']>;
  /** What fingers do on a drawing: a fitted one lets the page scroll, an enlarged one moves itself. */
  readonly panning: (isEnlarged: boolean) => ViewStyle;
  /** For a page of text: columns of at least this width where there is room for two, read down the first and then the second. */
  readonly twoColumns: (width: number) => ViewStyle;
  /** Whether single keys mean something at the table. */
  readonly hasKeys: boolean;
  /** What is done with a file: a browser saves it, a phone sends it on. */
  readonly fileWay: 'save' | 'send';
  /** System fonts only: nothing to download, and every language has its letters. */
  readonly FONTS: { readonly sans: string; readonly serif: string };
  /** How much of its unit of length the system draws as one pixel of a picture. */
  readonly pixelLength: () => number;
  /** A text size that follows the reader: phones scale points themselves, browsers scale `rem`. */
  readonly fontLength: (points: number) => number;
}
