import type { ViewStyle } from 'react-native';

import type { Colors } from './tokens';
import type { TouchProps } from './touchTypes';

/** How a button over a drawing looks. */
export type SpotStyle = (box: ViewStyle | undefined, colors: Colors) => TouchProps['style'];
