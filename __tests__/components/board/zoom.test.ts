import { FIT, MOST, panned, revealing, settled, zoomed } from '@/components/board/map/zoom';
import { zoomControls } from '@/components/board/map/zoomControls';

describe('enlarging the map', () => {
  it('keeps the spot under the fingers where it is', () => {
    const spot = { x: 0.25, y: 0.75 };
    const zoom = zoomed(FIT, 2, spot);
    expect(zoom).toEqual({ scale: 2, x: -0.25, y: -0.75 });
    expect((spot.x - zoom.x) / zoom.scale).toBeCloseTo(spot.x);
  });

  it('never shows what is beside the map', () => {
    expect(settled({ scale: 2, x: 0.4, y: -3 })).toEqual({ scale: 2, x: 0, y: -1 });
    expect(panned(FIT, 0.5, -0.5)).toEqual(FIT);
    expect(zoomed(zoomed(FIT, 3, { x: 1, y: 1 }), 1 / 3, { x: 0, y: 0 })).toEqual(FIT);
  });

  it('has a largest size', () => {
    expect(zoomed(FIT, 100).scale).toBe(MOST);
  });

  it('brings a spot the keyboard reached into the frame, and moves nothing else', () => {
    const zoom = zoomed(FIT, 2, { x: 0, y: 0 });
    const { x, y } = revealing(zoom, { x: 0.9, y: 0.2 });
    expect(x + 0.9 * 2).toBeCloseTo(0.9);
    expect(y).toBe(0);
    expect(revealing(FIT, { x: 0.99, y: 0.01 })).toEqual(FIT);
  });

  it('tells its listeners of every change, and of no other', () => {
    const controls = zoomControls();
    const heard = jest.fn();
    const stop = controls.subscribe(heard);
    controls.fit();
    controls.by(2);
    controls.fit();
    stop();
    controls.by(2);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(controls.now().scale).toBe(2);
  });
});
