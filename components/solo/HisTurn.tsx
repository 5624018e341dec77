import { useMemo } from 'react';

import { Ask } from '@/components/turn/Ask';
import { placesOf } from '@/components/turn/placesOf';
import { StepList } from '@/components/turn/StepList';
import { Button } from '@/components/ui/Button';
import { NO_INPUTS, type GameState, type Question, type Step, type Waiting } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { PlayersGlance } from './PlayersGlance';
import { TableScreen } from './TableScreen';
import { usePlay } from './usePlay';

const litBy = (steps: readonly Step[]) => [...new Set(steps.flatMap(placesOf))];

interface HisTurnProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { readonly for: 'lacerda' }>;
}

/** Lacerda's whole turn on one screen: his steps, what he asks, and one tap when nothing is asked. */
export function HisTurn({ state, waiting: { run, questions, finished } }: HisTurnProps) {
  const words = useWords(turnWords);
  const play = usePlay();
  const lit = useMemo(() => litBy(run.steps), [run]);
  const asksFollow = run.waitsFor?.kind === 'follow';
  const top = (
    <>
      {run.steps.length > 0 && <StepList state={state} steps={run.steps} onOverride={(override) => play({ kind: 'override-lacerda', override })} />}
      {questions.map((question) => (
        <Ask
          key={JSON.stringify(question)}
          question={question}
          onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
          onFollow={() => play({ kind: 'finish-lacerda' })}
        />
      ))}
      <PlayersGlance state={state} />
    </>
  );
  const done = finished && !asksFollow && <Button wide label={words.done} onPress={() => play({ kind: 'finish-lacerda' })} />;
  return <TableScreen title={words.title} state={state} top={top} lit={lit} {...(done === false ? {} : { footer: done })} />;
}

interface HisFollowProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { readonly for: 'his-follow' }>;
}

const questionIn = ({ refusal }: HisFollowProps['waiting']): Question | null => (refusal?.code === 'still-asked' ? refusal.question : null);

/** He follows your visit before you take a card. */
export function HisFollow({ state, waiting }: HisFollowProps) {
  const words = useWords(turnWords);
  const play = usePlay();
  const { step } = waiting;
  const question = questionIn(waiting);
  const steps = step === null ? [] : [step];
  const top = (
    <>
      {step !== null && <StepList state={state} steps={steps} />}
      {question !== null && <Ask question={question} onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })} onFollow={() => undefined} />}
      <PlayersGlance state={state} />
    </>
  );
  const footer = step === null ? undefined : <Button wide label={words.followDone} onPress={() => play({ kind: 'let-lacerda-follow', inputs: NO_INPUTS })} />;
  return <TableScreen title={words.followTitle} state={state} top={top} lit={litBy(steps)} footer={footer} />;
}
