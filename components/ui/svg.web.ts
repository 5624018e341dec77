/**
 * In a browser drawings are its own elements: a table shows a thousand of them, and react-native-svg would prepare
 * each one for touches that nobody makes (real buttons lie over the drawings).
 */
export const Circle = 'circle';
export const Defs = 'defs';
export const G = 'g';
export const Path = 'path';
export const Pattern = 'pattern';
export const Rect = 'rect';
export const Svg = 'svg';
export const SvgText = 'text';
