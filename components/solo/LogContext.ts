import { createContext } from 'react';

/** Opens the log; it stays open while the table behind it changes. */
export const LogContext = createContext<() => void>(() => undefined);
