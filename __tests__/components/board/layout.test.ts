import { MAP, drawnBox, hitBox, lotBox, middle, streetBox, type Box } from '@/components/board/layout';
import { DIRECTIONS, neighbour } from '@/components/board/neighbour';
import { MAP_PLACES, type PlaceId } from '@/components/board/places';
import { TARGET } from '@/components/ui/scale';
import { SOLO_SITES, SOLO_SPACES, frontagesOf } from '@/engine';

/** A phone of 390 points with the margin every screen keeps. */
const PHONE_MAP = 390 - 2 * 16;

const boxes = (of: typeof hitBox) => MAP_PLACES.map((place) => ({ id: place.id, box: of(place) }));

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

const overlaps = (all: readonly { id: PlaceId; box: Box | undefined }[]): readonly string[] =>
  all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => one.box !== undefined && other.box !== undefined && overlap(one.box, other.box))
      .map((other) => `${one.id} ${other.id}`),
  );

const inside = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= MAP.width && y + height <= MAP.height;

describe('the layout of the map', () => {
  it('has a place for every space and site of a solo game, the rubble and the scoring tiles', () => {
    const ids = MAP_PLACES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...SOLO_SPACES, ...SOLO_SITES]));
    expect(ids).toHaveLength(20 + 12 + 4 + 5 + 4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['drawn', drawnBox],
    ['to hit', hitBox],
  ] as const)('%s: all inside, nothing over another', (_, of) => {
    const all = boxes(of);
    expect(all.filter(({ box }) => box === undefined || !inside(box))).toEqual([]);
    expect(overlaps(all)).toEqual([]);
  });

  it('gives a finger 44 points everywhere on a phone of 390', () => {
    const scale = PHONE_MAP / MAP.width;
    const small = boxes(hitBox).filter(
      ({ box }) => box === undefined || Math.min(box.width, box.height) * scale < TARGET,
    );
    expect(small).toEqual([]);
  });

  it('puts what is hit over what is drawn', () => {
    const astray = MAP_PLACES.filter((place) => {
      const [hit, drawn] = [hitBox(place), drawnBox(place)];
      if (hit === undefined || drawn === undefined) return true;
      const { x, y } = middle(drawn);
      return x < hit.x || x > hit.x + hit.width || y < hit.y || y > hit.y + hit.height;
    });
    expect(astray).toEqual([]);
  });

  it('lays every space along the streets its stores can face', () => {
    const astray = SOLO_SPACES.flatMap((space) =>
      frontagesOf(space).filter(({ facing, good }) => {
        const [lot, street] = [lotBox(space), streetBox(good)];
        return facing === 'west' ? street.x + street.width !== lot.x : lot.x + lot.width !== street.x;
      }),
    );
    expect(astray).toEqual([]);
  });
});

describe('walking over the map with arrow keys', () => {
  const placed = (id: PlaceId) => MAP_PLACES.filter((place) => place.id === id);
  const from = (id: PlaceId) => placed(id)[0] ?? { kind: 'treasury' as const, id: 'treasury' as const };
  const walk = (id: PlaceId) => DIRECTIONS.map((direction) => neighbour(from(id), direction, MAP_PLACES)?.id);

  it('goes to the next space, row by row and column by column', () => {
    expect(walk('B3')).toEqual(['A3', 'C3', 'B2', 'B4']);
  });

  it('leaves the blocks for the sites and the feet of the columns', () => {
    expect(neighbour(from('C1'), 'left', MAP_PLACES)?.id).toBe('W-C');
    expect(neighbour(from('D2'), 'down', MAP_PLACES)?.id).toBe('column-2');
    expect(['E-C', 'row-C']).toContain(neighbour(from('C5'), 'right', MAP_PLACES)?.id);
  });

  it('skips what may not be pressed and stays where nothing lies ahead', () => {
    const open = [...placed('A1'), ...placed('D1'), ...placed('A5')];
    expect(neighbour(from('A1'), 'down', open)?.id).toBe('D1');
    expect(neighbour(from('A1'), 'right', open)?.id).toBe('A5');
    expect(neighbour(from('A1'), 'up', open)).toBeUndefined();
  });

  it('reaches every place from every other', () => {
    const first = from('B3');
    const met = new Set<PlaceId>([first.id]);
    const queue = [first];
    for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(here, direction, MAP_PLACES);
        if (next === undefined || met.has(next.id)) continue;
        met.add(next.id);
        queue.push(next);
      }
    }
    expect(MAP_PLACES.filter(({ id }) => !met.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
