import { useLayoutEffect, useRef, type CSSProperties, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

import type { SheetLayerProps } from './sheetTypes';

/**
 * In a browser: its own dialog, open before anyone can see or press it. The browser keeps the focus inside, hears Escape
 * from the first moment and gives the focus back; the page behind does not scroll. Props: see sheetTypes.ts.
 */
export function BottomSheetLayer({ title, onClose, children }: SheetLayerProps) {
  const layer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = layer.current;
    const page = document.documentElement;
    const before = page.style.overflow;
    page.style.overflow = 'hidden';
    dialog?.showModal();
    dialog?.focus();
    return () => {
      dialog?.close();
      page.style.overflow = before;
    };
  }, []);
  const isOwn = (event: SyntheticEvent): boolean => event.target === event.currentTarget;
  return createPortal(
    <dialog
      ref={layer}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        // A file chooser inside that is left says "cancel" too.
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => isOwn(event) && onClose()}
      style={WHOLE_SCREEN}
    >
      {children}
    </dialog>,
    document.body,
  );
}

const WHOLE_SCREEN: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'hidden',
};
