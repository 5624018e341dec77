import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Phones keep the page behind a sheet still and move the reader's focus themselves. */
export function useModalPage(_open: boolean, _focus: RefObject<View | null>): void {}
