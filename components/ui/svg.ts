/** What drawings are made of, inside an `Svg` of react-native-svg. */
export { Circle, Defs, G, Path, Pattern, Rect, Text as SvgText } from 'react-native-svg';
