import { Modal } from 'react-native';

import type { SheetLayerProps } from './sheetTypes';
import { useReducedMotion } from './useReducedMotion';

/** On a phone. Props: see sheetTypes.ts. */
export function BottomSheetLayer({ onClose, children }: SheetLayerProps) {
  const calm = useReducedMotion();
  return (
    <Modal transparent animationType={calm ? 'none' : 'fade'} onRequestClose={onClose}>
      {children}
    </Modal>
  );
}
