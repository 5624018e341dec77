import { cubePlaceId, type PlaceId } from '@/components/board/places';
import { GOODS, type GameEvent } from '@/engine';

type Of<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

const nowhere = (): readonly PlaceId[] => [];

const atNoble = ({ noble }: { readonly noble: Of<'favour-taken'>['noble'] }): readonly PlaceId[] => [`noble-${noble}`];

/** Where on the board each kind of event is seen; a kind without its line does not compile. */
const PLACES: { readonly [Kind in GameEvent['kind']]: (event: Of<Kind>) => readonly PlaceId[] } = {
  'turn-moved': nowhere,
  'turn-closed': nowhere,
  'end-triggered': nowhere,
  'courtier-moved': ({ to }) => [`noble-${to}`],
  'aide-moved': ({ to }) => [`deck-${to}`],
  'card-left-deck': ({ deck }) => [`deck-${deck}`],
  'ships-docked': nowhere,
  'official-placed': atNoble,
  'official-pushed-out': atNoble,
  'plan-taken': ({ architect }) => [`plan-${architect}`],
  'plan-revealed': nowhere,
  'ship-taken': () => ['shipyard'],
  'treasury-moved': () => ['treasury'],
  'influence-changed': ({ seat }) => [`influence-${seat}`],
  'wigs-changed': nowhere,
  'goods-produced': ({ goods }) => GOODS.filter((good) => goods[good] > 0).map((good): PlaceId => `market-${good}`),
  'price-dropped': ({ good }) => [`market-${good}`],
  'cardinal-moved': () => ['church'],
  'clergy-taken': () => ['church'],
  'clergy-told': nowhere,
  'clergy-discarded': nowhere,
  'favour-taken': atNoble,
  'favour-returned': atNoble,
  'city-tile-taken': ({ tile }) => [`tile-${tile}`],
  'store-built': ({ space }) => [space],
  'cube-taken': ({ from }) => [cubePlaceId(from)],
  'building-opened': ({ site, architect }) => [site, `building-${architect}`],
  'building-revealed': nowhere,
  'decrees-taken': nowhere,
  'reis-changed': nowhere,
  'goods-changed': nowhere,
  'cargo-loaded': nowhere,
  'card-tucked': nowhere,
  'card-discarded': nowhere,
  'ship-replaced': () => ['shipyard'],
  'official-returned': atNoble,
  'plan-completed': nowhere,
  'decree-taken': nowhere,
  'markers-changed': nowhere,
  'pile-cube-taken': nowhere,
  'period-began': nowhere,
  'decks-dealt': nowhere,
  'yard-filled': () => ['shipyard'],
  'reward-remembered': nowhere,
  'clergy-remembered': nowhere,
  'depth-changed': nowhere,
  'value-corrected': nowhere,
};

/** Where on the board something happened, each place once. */
export function placesIn(events: readonly GameEvent[]): readonly PlaceId[] {
  const places = PLACES as Readonly<Record<string, (event: GameEvent) => readonly PlaceId[]>>;
  return [...new Set(events.flatMap((event) => places[event.kind]?.(event) ?? []))];
}
