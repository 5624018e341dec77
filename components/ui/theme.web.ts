import { CSS_COLORS } from './css.web';
import type { Colors } from './tokens';

/** On the web the page's style sheet knows the palette, so nothing renders again when it changes. */
export const useColors = (): Colors => CSS_COLORS;
