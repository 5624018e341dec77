/** What drawings are made of, inside an `Svg` of react-native-svg. */
export { Circle, G, Path, Text as SvgText } from 'react-native-svg';
