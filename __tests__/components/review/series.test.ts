import { apart, pathOf, scaleOf, seriesOf, steps } from '@/components/review/series';
import { valueAt, valueByKey } from '@/components/ui/sliding';
import { review } from '@/engine';
import { historyOf } from '@/engine/history/history';
import { aState } from '@/__tests__/helpers/state';

const ROOM = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const SERIES = { you: [0, 5, 10], lacerda: [2, 2, 4] };

describe('the lines of a plot', () => {
  it('fill its room from left to right and from the least wigs to the most', () => {
    const scale = scaleOf(SERIES, ROOM);
    expect(pathOf(SERIES.you, scale)).toBe('M10 55L60 30L110 5');
    expect(pathOf(SERIES.lacerda, scale)).toBe('M10 45L60 45L110 35');
  });

  it('stay in the room when someone is below 0, and when nothing was won', () => {
    expect(pathOf([-5, 5], scaleOf({ you: [-5, 5], lacerda: [0, 0] }, ROOM))).toBe('M10 55L110 5');
    expect(pathOf([0], scaleOf({ you: [0], lacerda: [0] }, ROOM))).toBe('M10 55');
  });

  it('have their owners’ marks apart where they end together', () => {
    expect(apart({ you: 20, lacerda: 20 }, 10)).toEqual({ you: 15, lacerda: 25 });
    expect(apart({ you: 24, lacerda: 20 }, 10)).toEqual({ you: 27, lacerda: 17 });
    expect(apart({ you: 5, lacerda: 50 }, 10)).toEqual({ you: 5, lacerda: 50 });
  });

  it('have round numbers beside them, never many', () => {
    expect(steps(0, 125)).toEqual([0, 25, 50, 75, 100, 125]);
    expect(steps(-4, 13)).toEqual([0, 5, 10]);
    expect(steps(0, 3)).toEqual([0, 1, 2, 3]);
  });

  it('show the wigs on the track, or the scores if the game had ended then', () => {
    const found = review(
      historyOf(aState({ you: { wigs: 3 } }), [
        { moves: [], events: [{ kind: 'favour-taken', seat: 'you', noble: 'king' }] },
      ]),
    );
    expect(seriesOf(found, 'track').you).toEqual([3, 3]);
    expect(seriesOf(found, 'score').you).toEqual([found.score.you, found.score.you + 2]);
  });
});

describe('a slider', () => {
  it('takes the nearest value to the finger, and the ends beyond them', () => {
    expect([0, 10, 34, 36, 60, 110, 200].map((spot) => valueAt(spot, 120, 10, 4))).toEqual([0, 0, 1, 1, 2, 4, 4]);
    expect(valueAt(5, 10, 10, 4)).toBe(0);
  });

  it('knows the keys of every slider and leaves the others alone', () => {
    const to = (key: string) => valueByKey(key, 5, 12);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'].map(to)).toEqual([
      4, 6, 4, 6, 0, 12, 12, 0,
    ]);
    expect(to('a')).toBeUndefined();
    expect(valueByKey('ArrowRight', 12, 12)).toBe(12);
  });
});
