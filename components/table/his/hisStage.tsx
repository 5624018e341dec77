import { useState } from 'react';

import type { PlaceId } from '@/components/board/places';
import { Button } from '@/components/ui/Button';
import { hisFollow, NO_INPUTS, type GameState, type Inputs, type Move, type Override, type Step } from '@/engine';
import { lineWords } from '@/i18n/lines';
import type { Turn } from '@/i18n/shape/turn';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';
import { useSettings } from '@/store/settings';

import type { Stage } from '../stage';
import { usePlay } from '../usePlay';
import { FollowQuestion, TurnQuestion } from './Asked';
import { MapQuestion } from './differs/MapQuestion';
import { placesFor, useDiffers, type Differs } from './differs/useDiffers';
import { HisFooter } from './HisFooter';
import { FollowLines, TurnLines } from './HisLines';
import type { HisFollowing, HisFollowWaiting, HisTurnWaiting } from './hisTypes';
import { placesOf } from './placesOf';

/** What both of his moments are staged with. */
interface HisKit {
  readonly words: Turn;
  /** The title while something that went differently is answered on the map. */
  readonly whatHappened: string;
  readonly play: (...moves: readonly Move[]) => void;
  readonly differs: Differs;
  readonly isReadAloud: boolean;
}

export const useHisKit = (state: GameState): HisKit => ({
  words: useWords(turnWords),
  whatHappened: useWords(lineWords).instead.title,
  play: usePlay(),
  differs: useDiffers(state),
  isReadAloud: useSettings(({ speech }) => speech === 'on'),
});

const litBy = (steps: readonly Step[]): readonly PlaceId[] => [...new Set(steps.flatMap(placesOf))];

/** What lies under the thumb: reading aloud, where that is wanted, and the one tap. Nothing when there is neither. */
const footerOf = (kit: HisKit, steps: readonly Step[], label: string, onDone: (() => void) | undefined) => {
  const isReadAloud = kit.isReadAloud && steps.length > 0;
  if (onDone === undefined && !isReadAloud) return undefined;
  return (
    <HisFooter steps={isReadAloud ? steps : []}>
      {onDone !== undefined && <Button wide label={label} onPress={onDone} />}
    </HisFooter>
  );
};

/** Something went differently: the map asks where, and nothing else stands in its way. */
const onTheMap = ({ whatHappened, differs }: HisKit, state: GameState, choose: (target: Override) => void): Stage => ({
  foldPieces: true,
  title: whatHappened,
  state,
  selectable: differs.asked === null ? {} : placesFor(differs.asked),
  chosen: differs.asked === null || differs.asked.place === null ? [] : [differs.asked.place],
  onPress: (place) => differs.touch(place, choose),
  dock: <MapQuestion state={state} differs={differs} onChoose={choose} />,
});

/** Lacerda's whole turn on one screen: his lines, what he asks, and one tap when nothing is asked. */
export function hisTurnStage(kit: HisKit, state: GameState, waiting: HisTurnWaiting): Stage {
  const { run, finished, questions } = waiting;
  const { words, play, differs } = kit;
  const override = (target: Override): void => play({ kind: 'override-lacerda', override: target });
  if (differs.asked !== null) return onTheMap(kit, state, override);
  const finish = finished && run.waitsFor?.kind !== 'follow' ? () => play({ kind: 'finish-lacerda' }) : undefined;
  return {
    foldPieces: true,
    title: words.title,
    state,
    lit: litBy(run.steps),
    onConfirm: finish,
    dock: questions.length === 0 ? undefined : <TurnQuestion state={state} waiting={waiting} />,
    footer: footerOf(kit, run.steps, words.done, finish),
    lines: <TurnLines state={state} waiting={waiting} onOverride={override} onMap={differs.ask} />,
  };
}

export function useHisFollow(state: GameState, waiting: HisFollowWaiting | null): HisFollowing {
  const [chosen, setChosen] = useState<{ readonly state: GameState; readonly inputs: Inputs }>();
  const inputs = chosen?.state === state ? chosen.inputs : NO_INPUTS;
  const followed = waiting === null ? null : hisFollow(state, inputs);
  const step = followed?.ok === true ? followed.value.step : (waiting?.step ?? null);
  return { state, waiting, inputs, step, choose: (next) => setChosen({ state, inputs: next }) };
}

/** He follows your visit before you take a card. */
export function hisFollowStage(kit: HisKit, follow: HisFollowing): Stage {
  const { state, waiting, step, inputs, choose } = follow;
  const override = (target: Override): void => choose({ answers: {}, overrides: [target] });
  if (kit.differs.asked !== null) return onTheMap(kit, state, override);
  const steps = step === null ? [] : [step];
  const goOn = step === null ? undefined : () => kit.play({ kind: 'let-lacerda-follow', inputs });
  return {
    foldPieces: true,
    title: kit.words.followTitle,
    state,
    lit: litBy(steps),
    onConfirm: goOn,
    dock: waiting?.refusal?.code === 'still-asked' ? <FollowQuestion question={waiting.refusal.question} /> : undefined,
    footer: footerOf(kit, steps, kit.words.followDone, goOn),
    lines: <FollowLines follow={follow} onOverride={override} onMap={kit.differs.ask} />,
  };
}
