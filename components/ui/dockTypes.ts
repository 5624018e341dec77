import type { Href } from 'expo-router';
import type { ReactNode } from 'react';

/**
 * A page around a drawing: header and `bar` stay on top, `children` scroll, and what is asked lies under the thumb.
 * `dock` is the open question, `lead` the line above it, `footer` the one button; `wide` puts them beside what scrolls,
 * as a column of full height.
 */
export interface DockScreenProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  readonly back?: Href;
  readonly actions?: ReactNode;
  readonly bar?: ReactNode;
  readonly dockName: string;
  /** Changes with what everything in the dock is about; touches right after that were meant for what stood there before. */
  readonly moment?: unknown;
  readonly lead?: ReactNode;
  readonly dock?: ReactNode;
  readonly footer?: ReactNode;
  /** The width of the column beside what scrolls; none where everything lies under each other. */
  readonly columnWidth?: number | undefined;
}

export interface DockProps extends Pick<DockScreenProps, 'moment' | 'lead' | 'dock' | 'footer'> {
  readonly name: string;
}
