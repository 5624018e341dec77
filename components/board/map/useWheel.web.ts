import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

import type { ZoomControls } from './zoomControls';

/** With the control key held, as browsers do it (and as a trackpad's pinch arrives), the wheel enlarges the map. */
export function useWheel(frame: RefObject<View | null>, controls: ZoomControls): void {
  useEffect(() => {
    const element = frame.current as unknown as HTMLElement | null;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      controls.by(Math.exp(-event.deltaY / 200), {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      });
    };
    const onClick = (event: MouseEvent): void => {
      if (controls.dragged() && event.detail > 0) event.stopPropagation();
    };
    // React listens passively and late; these two must come first.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [frame, controls]);
}
