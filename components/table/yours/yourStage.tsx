import type { Place } from '@/components/board/places';
import type { GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { ForecastStrip } from '../forecast/ForecastStrip';
import { useForecast, type Foreseen } from '../forecast/useForecast';
import type { Stage } from '../stage';
import { usePlay } from '../usePlay';
import { useMarks, type YourMarks } from './useMarks';
import { useRefused } from './useRefused';
import { useYourMove, type YourMove } from './useYourMove';
import { YourFooter } from './YourFooter';
import { placesFor } from './yourPlaces';
import { YourQuestions } from './YourQuestions';

/** Your move as far as it is entered, and what it would change. */
interface YourTurn {
  readonly title: string;
  readonly start: GameState;
  readonly move: YourMove;
  readonly marks: YourMarks;
  readonly foreseen: Foreseen | null;
  readonly press: (place: Place) => void;
  readonly commit: () => void;
}

const isFollow = ({ turn }: GameState): boolean =>
  turn.kind === 'lacerda' || (turn.kind === 'you' && turn.within === 'his-turn');

/** The branch of your move; `isYours` says whether someone looks at it, and his next turn is worth working out. */
export function useYourTurn(start: GameState, isYours: boolean): YourTurn {
  const words = useWords(soloWords);
  const play = usePlay();
  const refused = useRefused();
  const move = useYourMove(start, (refusal) => refused(refusal, []));
  const marks = useMarks(move);
  const foreseen = useForecast(isYours ? start : null, move.preview.state);
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
    commit: () => {
      move.forget();
      play(...move.chosen);
    },
  };
}

/** Your turn: tap the board or choose in words, see what comes of it, confirm once. */
export function yourStage({ title, start, move, marks, foreseen, press, commit }: YourTurn): Stage {
  const { preview, chosen, place } = move;
  const isQuiet = place === undefined && chosen.length === 0;
  return {
    title,
    state: preview.state,
    dock: <YourQuestions start={start} move={move} />,
    forecast: foreseen !== null && <ForecastStrip foreseen={foreseen} />,
    footer: isQuiet ? undefined : <YourFooter move={move} onCommit={commit} />,
    onConfirm: chosen.length > 0 ? commit : undefined,
    selectable: marks.selectable,
    explained: marks.explained,
    chosen: place === undefined ? chosen.flatMap(placesFor) : [place],
    onPress: press,
  };
}
