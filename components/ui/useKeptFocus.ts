import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Phones have no keyboard focus to lose. */
export const useKeptFocus: (ref: RefObject<View | null>, changing: unknown) => void = () => undefined;
