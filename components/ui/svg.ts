/** What drawings are made of: everything stands inside an `Svg`. */
export { Circle, Defs, G, Path, Pattern, Rect, Svg, Text as SvgText } from 'react-native-svg';
