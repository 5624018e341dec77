import { MAP_PLACES, TRACK_PLACES } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';

/** Everything that can be corrected is open to a tap. */
export const EVERYWHERE: Selectable = Object.fromEntries([...MAP_PLACES, ...TRACK_PLACES].map(({ id }) => [id, true]));
