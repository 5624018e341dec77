import type { RefObject } from 'react';
import type { View } from 'react-native';

/** A phone's reader finds a new screen by itself. */
export const useArrive = (_ref: RefObject<View | null>): void => undefined;
