import { useCallback } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { gainAfter, isMirrored, type GameState, type Question, type Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { CompareHere } from '../moments/CompareHere';
import { LastRound } from '../moments/LastRound';
import { PlayersGlance } from '../PlayersGlance';
import { usePlay } from '../usePlay';
import { Ask } from './Ask';
import { askedBelow } from './askedBelow';
import { ClosingRows } from './ClosingRows';
import { othersInFollow, othersInTurn } from './differs';
import type { HisFollowing, HisFollowWaiting, HisTurnWaiting } from './hisTypes';
import { StepList } from './StepList';
import { useTakeBack } from './useTakeBack';

interface TurnStepsProps {
  readonly state: GameState;
  readonly waiting: HisTurnWaiting;
}

/** His turn step by step, with what is asked where it comes up. */
export function TurnSteps({ state, waiting: { run, questions } }: TurnStepsProps) {
  const play = usePlay();
  const othersOf = useCallback((step: Step) => othersInTurn(state, step), [state]);
  const isOver = run.waitsFor === null;
  const ask = (question: Question) => (
    <Ask
      key={JSON.stringify(question)}
      question={question}
      church={{
        gain: (discard) => gainAfter(run.state, discard).granted,
        tiles: isMirrored(state, 'clergy') ? run.state.you.clergy : null,
      }}
      onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
      onFollow={() => play({ kind: 'finish-lacerda' })}
    />
  );
  const below = askedBelow(run.steps, questions);
  return (
    <>
      {run.steps.length > 0 ? (
        <StepList
          steps={run.steps}
          othersOf={othersOf}
          onOverride={(override) => play({ kind: 'override-lacerda', override })}
          below={(at) => below(at).map(ask)}
          closing={isOver && <ClosingRows steps={run.steps} />}
          otherwise={<Otherwise />}
        />
      ) : (
        questions.map(ask)
      )}
      <TakeBack />
      <LastRound state={state} />
      {isOver && <Afterwards state={run.state} />}
    </>
  );
}

const questionIn = (waiting: HisFollowWaiting | null): Question | null =>
  waiting?.refusal?.code === 'still-asked' ? waiting.refusal.question : null;

/** His follow as one step, and what is asked about it. */
export function FollowSteps({ follow: { state, waiting, step, choose } }: { readonly follow: HisFollowing }) {
  const play = usePlay();
  const othersOf = useCallback((other: Step) => othersInFollow(state, other), [state]);
  const question = questionIn(waiting);
  return (
    <>
      {step !== null && (
        <StepList
          steps={[step]}
          othersOf={othersOf}
          onOverride={(override) => choose({ answers: {}, overrides: [override] })}
          otherwise={<CompareHere />}
        />
      )}
      {question !== null && (
        <Ask
          question={question}
          onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
          onFollow={() => undefined}
        />
      )}
      <TakeBack />
    </>
  );
}

/** A wrong answer is one tap from being asked again. */
function TakeBack() {
  const words = useWords(turnWords);
  const takeBack = useTakeBack();
  return takeBack === undefined ? null : <Button kind="quiet" label={words.takeBack} onPress={takeBack} />;
}

/** No other way fits: take an answer back, or put right what led here. */
const Otherwise = () => (
  <>
    <TakeBack />
    <CompareHere />
  </>
);

/** The markers of both, to compare with the board before going on. */
function Afterwards({ state }: { readonly state: GameState }) {
  const { closing } = useWords(turnWords);
  return (
    <Column gap="xs">
      <AppText variant="small" tone="inkSoft">
        {closing.afterwards}
      </AppText>
      <PlayersGlance state={state} />
    </Column>
  );
}
