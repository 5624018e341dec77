import type { AppearProps } from './appearTypes';
import { G } from './svg';

/** In a browser the page's styles let it appear, and leave that out for who wants no motion. Props: see appearTypes.ts. */
export const Appear = ({ isNew, children }: AppearProps) => <G {...(isNew ? APPEARS : {})}>{children}</G>;

const APPEARS = { 'data-appears': 'yes' };
