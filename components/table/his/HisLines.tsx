import { useCallback, useMemo } from 'react';

import { Button } from '@/components/ui/Button';
import { handsOf, turnHands, type GameState, type Override, type Step, type StepLine } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { CompareHere } from '../moments/CompareHere';
import { LastRound } from '../moments/LastRound';
import { othersInFollow, othersInTurn } from './differs/others';
import type { HisFollowing, HisTurnWaiting } from './hisTypes';
import { LineList, type LineListProps } from './lines/LineList';
import { useTakeBack } from './useTakeBack';

/** Whom the lines tell of a step that went differently. */
interface Telling {
  readonly onOverride: (override: Override) => void;
  /** Asks on the map which of these it was. */
  readonly onMap: (targets: readonly Override[]) => void;
}

interface TurnLinesProps extends Telling {
  readonly state: GameState;
  readonly waiting: HisTurnWaiting;
}

/** His turn, movement by movement. */
export function TurnLines({ state, waiting: { run }, onOverride, onMap }: TurnLinesProps) {
  const words = useWords(turnWords);
  const othersOf = useCallback((step: Step) => othersInTurn(state, step), [state]);
  const lines = useMemo(() => turnHands(state, run), [state, run]);
  const told = { lines, othersOf, onChoose: onOverride, onMap };
  return (
    <>
      <Lines {...told} title={words.title} otherwise={<Otherwise />} />
      <TakeBack />
      <LastRound state={state} />
    </>
  );
}

interface FollowLinesProps extends Telling {
  readonly follow: HisFollowing;
}

/** His follow, movement by movement. */
export function FollowLines({ follow: { state, step }, onOverride, onMap }: FollowLinesProps) {
  const words = useWords(turnWords);
  const othersOf = useCallback((other: Step) => othersInFollow(state, other), [state]);
  const lines = useMemo(
    () => (step === null ? [] : handsOf(step, state).map((line): StepLine => ({ line, step, before: state }))),
    [state, step],
  );
  const told = { lines, othersOf, onChoose: onOverride, onMap };
  return (
    <>
      <Lines {...told} title={words.followTitle} otherwise={<CompareHere />} />
      <TakeBack />
    </>
  );
}

/** The list, where there is anything on it. */
const Lines = (list: LineListProps) => (list.lines.length === 0 ? null : <LineList {...list} />);

/** A wrong answer is one tap from being asked again. */
function TakeBack() {
  const words = useWords(turnWords);
  const takeBack = useTakeBack();
  return takeBack === undefined ? null : <Button kind="quiet" label={words.takeBack} onPress={takeBack} />;
}

/** No other way fits: undo an answer, or correct what led here. */
const Otherwise = () => (
  <>
    <TakeBack />
    <CompareHere />
  </>
);
