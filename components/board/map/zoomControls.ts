import { PanResponder, type GestureResponderEvent, type GestureResponderHandlers, type View } from 'react-native';

import { pageScroll } from './pageScroll';
import { FIT, panned, revealing, zoomed, type Spot, type Zoom } from './zoom';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What moves the map: fingers, wheel, buttons and the keyboard's focus. */
export interface ZoomControls {
  readonly now: () => Zoom;
  readonly subscribe: (listener: () => void) => () => void;
  readonly handlers: GestureResponderHandlers;
  readonly frameIs: (view: View | null) => void;
  readonly by: (factor: number, around?: Spot) => void;
  readonly fit: () => void;
  readonly reveal: (spot: Spot) => void;
  /** A mouse that dragged the map must not press what it is released on. */
  readonly dragged: () => boolean;
}

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

/** A finger must go this far before it drags instead of pressing. */
const SLOP = 8;

function gripOf({ nativeEvent }: GestureResponderEvent): Grip {
  const touches = nativeEvent.touches.length > 0 ? nativeEvent.touches.slice(0, 2) : [nativeEvent];
  const mean = (pick: (touch: { pageX: number; pageY: number }) => number): number =>
    touches.reduce((sum, touch) => sum + pick(touch), 0) / touches.length;
  const [one, other] = touches;
  const spread =
    one === undefined || other === undefined ? 0 : Math.hypot(one.pageX - other.pageX, one.pageY - other.pageY);
  return { x: mean(({ pageX }) => pageX), y: mean(({ pageY }) => pageY), spread };
}

/** Where the map stands between two grips of one or two fingers. */
function moved(zoom: Zoom, from: Grip, to: Grip, frame: Frame): Zoom {
  const shifted = panned(zoom, (to.x - from.x) / frame.width, (to.y - from.y) / frame.height);
  if (from.spread === 0 || to.spread === 0) return shifted;
  return zoomed(shifted, to.spread / from.spread, {
    x: (to.x - frame.left) / frame.width,
    y: (to.y - frame.top) / frame.height,
  });
}

/** Touches count from the top of the page; a browser measures from the top of its window. */
function framed(left: number, top: number, width: number, height: number): Frame {
  const { x, y } = pageScroll();
  return { left: left + x, top: top + y, width, height };
}

/** One set of controls for the life of a map: a tiny store, so that only the frame renders when fingers move. */
export function zoomControls(): ZoomControls {
  const listeners = new Set<() => void>();
  let now = FIT;
  let view: View | null = null;
  let frame: Frame | undefined;
  let grip: Grip | undefined;
  let drags = false;

  const set = (next: Zoom): void => {
    if (next.scale === now.scale && next.x === now.x && next.y === now.y) return;
    now = next;
    listeners.forEach((listener) => listener());
  };
  const measure = (): void =>
    view?.measure((_x, _y, width, height, left, top) => (frame = framed(left, top, width, height)));
  const isTwo = (event: GestureResponderEvent): boolean => event.nativeEvent.touches.length > 1;

  const { panHandlers } = PanResponder.create({
    onStartShouldSetPanResponderCapture: (event) => {
      drags = false;
      return isTwo(event);
    },
    onMoveShouldSetPanResponderCapture: (event, { dx, dy }) =>
      isTwo(event) || (now.scale > 1 && Math.hypot(dx, dy) > SLOP),
    onPanResponderTerminationRequest: () => false,
    onPanResponderGrant: (event) => {
      measure();
      grip = gripOf(event);
      drags = true;
    },
    onPanResponderMove: (event) => {
      const next = gripOf(event);
      if (frame !== undefined && grip !== undefined)
        set(moved(now, grip.spread === 0 && next.spread > 0 ? next : grip, next, frame));
      grip = next;
    },
    onPanResponderRelease: () => (grip = undefined),
    onPanResponderTerminate: () => (grip = undefined),
  });

  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handlers: panHandlers,
    frameIs: (next) => {
      view = next;
    },
    by: (factor, around) => set(zoomed(now, factor, around)),
    fit: () => set(FIT),
    reveal: (spot) => set(revealing(now, spot)),
    dragged: () => drags,
  };
}
