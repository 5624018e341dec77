import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { ZoomControls } from './zoomControls';

/** Phones have no wheel. */
export const useWheel: (frame: RefObject<View | null>, controls: ZoomControls) => void = () => undefined;
