import type { ReactNode } from 'react';

/** Every icon: `size` in points (24 unless told); without a `label` it is decoration and readers skip it. */
export interface IconProps {
  readonly size?: number;
  readonly label?: string | undefined;
}

export interface IconFrameProps extends IconProps {
  readonly children: ReactNode;
}
