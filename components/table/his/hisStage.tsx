import { useState } from 'react';

import type { PlaceId } from '@/components/board/places';
import { Button } from '@/components/ui/Button';
import { hisFollow, NO_INPUTS, type GameState, type Inputs, type Move, type Step } from '@/engine';
import type { Turn } from '@/i18n/shape/turn';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';
import { useSettings } from '@/store/settings';

import type { Stage } from '../stage';
import { usePlay } from '../usePlay';
import { HisFooter } from './HisFooter';
import { FollowSteps, TurnSteps } from './HisSteps';
import type { HisFollowing, HisFollowWaiting, HisTurnWaiting } from './hisTypes';
import { placesOf } from './placesOf';

/** What both of his moments are staged with. */
interface HisKit {
  readonly words: Turn;
  readonly play: (...moves: readonly Move[]) => void;
  readonly isReadAloud: boolean;
}

export const useHisKit = (): HisKit => ({
  words: useWords(turnWords),
  play: usePlay(),
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

/** Lacerda's whole turn on one screen: his steps, what he asks, and one tap when nothing is asked. */
export function hisTurnStage(kit: HisKit, state: GameState, waiting: HisTurnWaiting): Stage {
  const { run, finished } = waiting;
  const { words, play } = kit;
  const finish = finished && run.waitsFor?.kind !== 'follow' ? () => play({ kind: 'finish-lacerda' }) : undefined;
  return {
    foldPieces: true,
    title: words.title,
    state,
    lit: litBy(run.steps),
    onConfirm: finish,
    footer: footerOf(kit, run.steps, words.done, finish),
    lines: <TurnSteps state={state} waiting={waiting} />,
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
  const { state, step, inputs } = follow;
  const steps = step === null ? [] : [step];
  const goOn = step === null ? undefined : () => kit.play({ kind: 'let-lacerda-follow', inputs });
  return {
    foldPieces: true,
    title: kit.words.followTitle,
    state,
    lit: litBy(steps),
    onConfirm: goOn,
    footer: footerOf(kit, steps, kit.words.followDone, goOn),
    lines: <FollowSteps follow={follow} />,
  };
}
