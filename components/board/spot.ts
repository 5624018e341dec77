import type { ViewStyle } from 'react-native';

import { RADIUS } from '@/components/ui/scale';
import type { Colors } from '@/components/ui/tokens';
import type { TouchProps } from '@/components/ui/Touch';
import { isWeb, onWeb } from '@/components/ui/web';

/** Around buttons that lie over a drawing: in a browser the page's style sheet shows the mouse over them. */
export const SPOTS = onWeb({ dataSet: { spots: 'yes' } });

/** A button over a drawing: nothing to see until a finger is on it. */
export const spotStyle = (box: ViewStyle | undefined, colors: Colors): TouchProps['style'] =>
  isWeb
    ? box
    : ({ pressed }) => [
        box,
        {
          borderRadius: RADIUS.s,
          backgroundColor: pressed ? colors.primary : 'transparent',
          opacity: pressed ? 0.4 : 1,
        },
      ];
