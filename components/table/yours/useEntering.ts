import { useContext, useState } from 'react';

import {
  entered,
  isUntouched,
  resumedOn,
  startEntering,
  type Command,
  type Entering,
  type Entry,
  type GameState,
  type Resumed,
} from '@/engine';
import { momentOf } from '@/store/games/begunMove';
import { useSession } from '@/store/games/games';

import { PlayContext } from '../PlayContext';
import { useBegun } from './useBegun';

/** The move being entered, with what a correction of the table changed about it. */
interface BegunMove extends Resumed {
  readonly set: (entering: Entering) => void;
  /** It is confirmed: nothing of it has to be remembered. */
  readonly forget: () => void;
  /** What the log holds so far. */
  readonly log: readonly Entry[];
}

/** What is known of the move, and the moment of the game it belongs to; while an earlier entry is changed there is none. */
interface Known extends Resumed {
  readonly moment: string | null;
}

const UNCHANGED: Pick<Resumed, 'repaid' | 'dropped'> = { repaid: [], dropped: [] };
const NO_LOG: readonly Entry[] = [];

const anew = (start: GameState, moment: string | null): Known => ({
  moment,
  entering: startEntering(start),
  ...UNCHANGED,
});

/** The table lies differently: within the same moment of the game it was corrected, and the move goes on; else another one begins. */
const onTable = (known: Known, start: GameState, moment: string | null): Known =>
  moment === null || moment !== known.moment ? anew(start, moment) : { moment, ...resumedOn(start, known.entering) };

/** The move being entered from here: it outlives a correction of the table, and the app being left. */
export function useEntering(start: GameState): BegunMove {
  const isChanging = useContext(PlayContext) !== null;
  const log = useSession(({ open }) => (open.at === 'open' && !isChanging ? open.history.done : NO_LOG));
  const game = useSession(({ open }) => (open.at === 'open' && !isChanging ? open.game.id : null));
  const moment = game === null ? null : `${game} ${momentOf({ done: log })}`;
  const [known, setKnown] = useState(() => anew(start, moment));
  const now = known.entering.branch.start === start ? known : onTable(known, start, moment);
  if (now !== known) setKnown(now);
  const keep = useBegun(start, (commands: readonly Command[]) => {
    if (isUntouched(now.entering)) setKnown({ moment, ...entered(start, commands) });
  });
  return {
    entering: now.entering,
    repaid: now.repaid,
    dropped: now.dropped,
    log,
    set: (entering) => {
      setKnown({ moment, entering, ...UNCHANGED });
      keep(entering.branch.choices.map(({ command }) => command));
    },
    forget: () => keep([]),
  };
}
