import type { Shared } from '@/components/transfer/outcome';

import type { Telling } from './scoreText';

/** Shares the result as a picture; both halves draw the one of `scorePicture`. */
export interface SharePictureButtonProps {
  readonly label: string;
  readonly telling: Telling;
  readonly onShared: (outcome: Shared) => void;
}

/** What the file is called, without its ending. */
export const PICTURE_NAME = 'lisboa-score';
