import type { Href } from 'expo-router';
import type { ReactNode } from 'react';

/**
 * One page. `title` is its level-1 heading and tab name; `back` where the back arrow leads when there is no history
 * (home unless told, `null` for none); `actions` stand beside the title; `wide` allows two columns;
 * `footer` stays in view at the bottom, under the thumb; `bare` leaves out the header (the screen draws its own).
 */
export interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly back?: Href | null;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  readonly bare?: boolean;
}
