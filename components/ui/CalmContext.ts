import { createContext } from 'react';

/** Whether nothing of a drawing moves: what is drawn a hundred times need not ask the device a hundred times. */
export const CalmContext = createContext(true);
