import { createContext } from 'react';

import type { Move } from '@/engine';

/** Where moves go that are entered at the table: to the game on it, unless someone is changing an earlier entry. */
export const PlayContext = createContext<((moves: readonly Move[]) => void) | null>(null);
