import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Ask } from '@/components/turn/Ask';
import { ClosingRows } from '@/components/turn/ClosingRows';
import { othersInFollow, othersInTurn } from '@/components/turn/differs';
import { placesOf } from '@/components/turn/placesOf';
import { ReadAloud } from '@/components/turn/ReadAloud';
import { sentenceOf } from '@/components/turn/sentence';
import { StepList } from '@/components/turn/StepList';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import {
  gainAfter,
  hisFollow,
  isMirrored,
  NO_INPUTS,
  type GameState,
  type Inputs,
  type Question,
  type Step,
  type Waiting,
} from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useSettings } from '@/store/settings';

import { askedBelow } from './askedBelow';
import { CompareHere } from './moments/CompareHere';
import { LastRound } from './moments/LastRound';
import { useOnTable } from './onTable';
import { PlayersGlance } from './PlayersGlance';
import { usePlay } from './usePlay';
import { useTakeBack } from './useTakeBack';

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
  const othersOf = useCallback((step: Step) => othersInTurn(state, step), [state]);
  const isOver = run.waitsFor === null;
  const ask = (question: Question) => (
    <Ask
      key={JSON.stringify(question)}
      question={question}
      church={{
        gain: (discard) => gainAfter(run.state, discard).granted,
        tiles: isMirrored(state.depth, 'clergy') ? run.state.you.clergy : null,
      }}
      onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
      onFollow={() => play({ kind: 'finish-lacerda' })}
    />
  );
  const below = askedBelow(run.steps, questions);
  const finish = finished && run.waitsFor?.kind !== 'follow' ? () => play({ kind: 'finish-lacerda' }) : undefined;
  const done = finish !== undefined && <Button wide label={words.done} onPress={finish} />;
  const footer = useFooter(run.steps, done);
  useOnTable({ foldPieces: true, title: words.title, state, lit, onConfirm: finish, footer });
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
      {isOver ? <Afterwards state={run.state} /> : <PlayersGlance state={state} />}
    </>
  );
}

interface HisFollowProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { readonly for: 'his-follow' }>;
}

const questionIn = ({ refusal }: HisFollowProps['waiting']): Question | null =>
  refusal?.code === 'still-asked' ? refusal.question : null;

/** His follow as the table did it; as he would do it when that is not possible. */
function useFollow(state: GameState, step: Step | null) {
  const [chosen, setChosen] = useState<{ readonly state: GameState; readonly inputs: Inputs }>();
  const inputs = chosen?.state === state ? chosen.inputs : NO_INPUTS;
  const followed = hisFollow(state, inputs);
  return {
    inputs,
    step: followed?.ok === true ? followed.value.step : step,
    choose: (next: Inputs) => setChosen({ state, inputs: next }),
  };
}

/** He follows your visit before you take a card. */
export function HisFollow({ state, waiting }: HisFollowProps) {
  const words = useWords(turnWords);
  const play = usePlay();
  const { inputs, step, choose } = useFollow(state, waiting.step);
  const othersOf = useCallback((other: Step) => othersInFollow(state, other), [state]);
  const question = questionIn(waiting);
  const steps = step === null ? [] : [step];
  const goOn = step === null ? undefined : () => play({ kind: 'let-lacerda-follow', inputs });
  const done = goOn !== undefined && <Button wide label={words.followDone} onPress={goOn} />;
  const footer = useFooter(steps, done);
  useOnTable({ foldPieces: true, title: words.followTitle, state, lit: litBy(steps), onConfirm: goOn, footer });
  return (
    <>
      {step !== null && (
        <StepList
          steps={steps}
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
      <PlayersGlance state={state} />
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

/** What lies under the thumb: reading aloud, where that is wanted, and the one tap. Nothing when there is neither. */
function useFooter(steps: readonly Step[], done: ReactNode): ReactNode {
  const words = useWords(turnWords);
  const t = useTranslate();
  const aloud = useSettings(({ speech }) => speech === 'on') && steps.length > 0;
  if (done === false && !aloud) return undefined;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      {aloud && <ReadAloud sentences={steps.map((step) => sentenceOf(step, words, t))} />}
      <View style={{ flex: 1 }}>{done}</View>
    </View>
  );
}
