import type { ScoreInput, ScorePlayer } from '@/engine';

import type { ScoredAs } from '../people';
import type { ScoreField } from './entries';

/** What every entry tool gets: whose field it is, and what happens when it is filled. */
export interface ToolProps {
  readonly label: string;
  readonly player: ScorePlayer;
  readonly mark: ScoredAs['mark'];
  readonly entry: ScoreField;
  readonly sheet: ScoreInput['sheet'];
  readonly onChange: (player: ScorePlayer) => void;
  readonly onNext: () => void;
}
