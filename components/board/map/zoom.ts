/** How the map lies in its frame: enlarged, and shifted by fractions of the frame. Fitted it fills the frame exactly. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A spot in the frame, each coordinate from 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
export const STEP = 1.5;
const MIDDLE: Spot = { x: 0.5, y: 0.5 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The map never leaves its frame: no edge comes further in than the frame's. */
export function settled({ scale, x, y }: Zoom): Zoom {
  const kept = clamp(scale, 1, MOST);
  return { scale: kept, x: clamp(x, 1 - kept, 0), y: clamp(y, 1 - kept, 0) };
}

/** Enlarged by a factor around a spot, which stays where it is. */
export function zoomed(zoom: Zoom, factor: number, around: Spot = MIDDLE): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MOST);
  const ratio = scale / zoom.scale;
  return settled({ scale, x: around.x - (around.x - zoom.x) * ratio, y: around.y - (around.y - zoom.y) * ratio });
}

/** Shifted by fractions of the frame. */
export const panned = (zoom: Zoom, dx: number, dy: number): Zoom =>
  settled({ ...zoom, x: zoom.x + dx, y: zoom.y + dy });

/** Just far enough that a spot of the map (0 to 1) is well inside the frame. */
export function revealing(zoom: Zoom, spot: Spot): Zoom {
  const shift = (from: number, at: number): number => {
    const seen = from + at * zoom.scale;
    return seen < 0.1 ? 0.1 - seen : seen > 0.9 ? 0.9 - seen : 0;
  };
  return panned(zoom, shift(zoom.x, spot.x), shift(zoom.y, spot.y));
}
