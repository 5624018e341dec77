import { gainAfter, isMirrored, usualFollow, type GameState, type Question } from '@/engine';

import { usePlay } from '../usePlay';
import { Ask } from './Ask';
import type { HisTurnWaiting } from './hisTypes';

interface TurnQuestionProps {
  readonly state: GameState;
  readonly waiting: HisTurnWaiting;
}

/** What his turn asks now, one question at a time: what it waits for comes first. */
export function TurnQuestion({ state, waiting }: TurnQuestionProps) {
  const play = usePlay();
  const [question] = waiting.questions;
  if (question === undefined) return null;
  const { you } = waiting.run.state;
  const isNew = question !== waiting.run.waitsFor;
  return (
    <Ask
      key={JSON.stringify([question, isNew])}
      question={question}
      follow={question.kind === 'follow' ? usualFollow(waiting.run.state) : null}
      isNew={isNew}
      church={{
        gain: (discard) => gainAfter(waiting.run.state, discard).granted,
        tiles: isMirrored(state, 'clergy') ? you.clergy : null,
      }}
      onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
      onFollow={() => play({ kind: 'finish-lacerda' })}
    />
  );
}

/** What his follow asks before it can be said. */
export function FollowQuestion({ question }: { readonly question: Question }) {
  const play = usePlay();
  return (
    <Ask
      question={question}
      isNew={false}
      onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
      onFollow={() => undefined}
    />
  );
}
