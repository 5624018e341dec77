import { createContext } from 'react';

import type { Place } from './places';
import { NO_CHOICE, NOTHING, type BoardMarks } from './selection';

/** The marks as the tracks read them: everything present, the handler always the same. */
export type Marks = Required<Omit<BoardMarks, 'onPress' | 'explained'>> & Pick<BoardMarks, 'explained'> & { readonly press: (place: Place) => void };

export const MarksContext = createContext<Marks>({ selectable: NO_CHOICE, lit: NOTHING, chosen: NOTHING, press: () => undefined });
