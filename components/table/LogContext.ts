import { createContext } from 'react';

/** Opens the log; null where there is none to open, because the table shows an earlier point of the game. */
export const LogContext = createContext<(() => void) | null>(null);
