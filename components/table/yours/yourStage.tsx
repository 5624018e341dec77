import type { Place, PlaceId } from '@/components/board/places';
import { showToast } from '@/components/ui/toastStore';
import type { CommandKind, GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { ForecastStrip } from '../forecast/ForecastStrip';
import { useForecast, type Foreseen } from '../forecast/useForecast';
import type { Stage } from '../stage';
import { usePlay } from '../usePlay';
import { useUndo } from '../useUndo';
import { WhatCanIAfford } from './WhatCanIAfford';
import { useMarks, type YourMarks } from './useMarks';
import { useRefused } from './useRefused';
import { useYourMove, type YourMove } from './useYourMove';
import { YourDock } from './YourDock';
import { YourFooter } from './YourFooter';
import { placesFor } from './yourPlaces';

/** Your move as far as it is entered, and what it would change. */
interface YourTurn {
  readonly title: string;
  readonly start: GameState;
  readonly move: YourMove;
  readonly marks: YourMarks;
  readonly foreseen: Foreseen | null;
  readonly press: (place: Place) => void;
  readonly back: () => void;
  readonly commit: () => void;
}

const isFollow = ({ turn }: GameState): boolean =>
  turn.kind === 'lacerda' || (turn.kind === 'you' && turn.within === 'his-turn');

/** The branch of your move; `isYours` says whether someone looks at it, and his next turn is worth working out. */
export function useYourTurn(start: GameState, isYours: boolean): YourTurn {
  const words = useWords(soloWords);
  const play = usePlay();
  const undo = useUndo();
  const refused = useRefused();
  const move = useYourMove(
    start,
    (refusal) => refused(refusal, []),
    (text) => showToast({ text }),
  );
  const marks = useMarks(move);
  const foreseen = useForecast(isYours ? start : null, foreseenFrom(move));
  return {
    title: isFollow(start) ? words.yourFollow : words.yourTurn,
    start,
    move,
    marks,
    foreseen,
    press: (at) => {
      const refusal = move.press(at);
      if (refusal !== undefined) refused(refusal, marks.near(at.id));
    },
    back: move.back ?? undo,
    commit: () => {
      move.forget();
      play(...move.moves);
    },
  };
}

/** The table he will find: as far as the move is entered, guessed or meant. */
const foreseenFrom = ({ ahead, count, hard, state }: YourMove): GameState => ahead ?? (count === 0 ? hard : state);

/**
 * The table with the move on it; as long as nothing is chosen it lies as it is, whatever is guessed. A card that is only guessed
 * still lies on its deck: what the next one would end is said of the table as it is.
 */
function drawn({ count, hard, state, entered }: YourMove): GameState {
  const card = entered.find(({ at, command }) => at >= count && command.kind === 'take-card');
  return count === 0 ? hard : (card?.before ?? state);
}

/** What the open question is about, where it lies on the map. */
function placesAsked({ shown: { question, state }, place, good }: YourMove): readonly PlaceId[] {
  if (question.ask === 'street') return [question.space];
  if (question.ask === 'printed') return placesFor(question.draft.command, state);
  if (place !== null) return placesFor(place, state);
  return good === null ? [] : [`market-${good}`];
}

/** What only comes with land or a site: the place itself stays the last one chosen, and so in view. */
const STAYS: readonly CommandKind[] = ['take-card', 'buy-land', 'staff-building'];

/** What was chosen, where it lies on the board. */
const placesChosen = ({ entered }: YourMove): readonly PlaceId[] =>
  entered
    .filter(({ command }) => !STAYS.includes(command.kind))
    .flatMap(({ command, before }) => placesFor(command, before));

/** Your turn: touch the board or its pieces, see what comes of it, confirm once. */
export function yourStage({ title, start, move, marks, foreseen, press, back, commit }: YourTurn): Stage {
  const { moves, open } = move;
  return {
    title,
    state: drawn(move),
    dock: <YourDock start={start} move={move} />,
    forecast: <WhatCanIAfford move={move}>{foreseen !== null && <ForecastStrip foreseen={foreseen} />}</WhatCanIAfford>,
    footer:
      move.isBegun || moves.length > 0 || isFollow(start) ? (
        <YourFooter start={start} move={move} onBack={back} onCommit={commit} />
      ) : undefined,
    onConfirm: open === null ? commit : undefined,
    selectable: marks.selectable,
    explained: marks.explained,
    chosen: [...placesChosen(move), ...placesAsked(move)],
    onPress: press,
  };
}
