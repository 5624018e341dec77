import { RADIUS } from './scale';
import type { SpotStyle } from './spotTypes';

/** Around buttons that lie over a drawing. */
export const SPOTS = {};

/** A button over a drawing: nothing to see until a finger is on it. */
export const spotStyle: SpotStyle =
  (box, colors) =>
  ({ pressed }) => [
    box,
    {
      borderRadius: RADIUS.s,
      backgroundColor: pressed ? colors.primary : 'transparent',
      opacity: pressed ? 0.4 : 1,
    },
  ];
