import { useMemo, useState } from 'react';

import type { BoardView } from '@/components/board/boardView';
import type { BoardSheet, Cubes, GameState, Result, SetupRefusal } from '@/engine';
import { useBoardCopy } from '@/store/boardSheets';
import { useRulings } from '@/store/rulings';
import { useSettings } from '@/store/settings';

import { nextPlace, refusalOf } from './cubes';
import {
  goneOn,
  goneTo,
  lookedInto,
  withAnswer,
  withoutLast,
  type Answer,
  type CubePlace,
  type SetupDraft,
  type SetupFacts,
} from './draft';
import { setup } from './draftStore';
import { gameOf, knownOf, viewOf } from './laidOut';
import { stepAsking, stepsOf, type SetupStep, type StepId } from './steps';

/** The cubes being entered: the place asked about and what was refused there. */
interface CubeEntry {
  readonly at: CubePlace | undefined;
  readonly refusal: SetupRefusal | undefined;
  readonly onPlace: (at: CubePlace) => void;
  readonly onHeap: (cubes: Cubes) => void;
}

/** Everything the screen of a setup shows and does. */
export interface SettingUp {
  readonly draft: SetupDraft;
  readonly sheet: BoardSheet;
  readonly steps: readonly SetupStep[];
  readonly step: SetupStep | undefined;
  /** Which step it is, from 0. */
  readonly index: number;
  readonly known: SetupFacts;
  readonly view: BoardView | null;
  /** The game as it would begin; null while something is missing. */
  readonly game: Result<GameState, SetupRefusal> | null;
  readonly cubes: CubeEntry;
  readonly answer: (answer: Answer) => void;
  readonly undo: () => void;
  readonly goTo: (step: StepId) => void;
  /** Goes to the part where something is missing; Next comes back from there. */
  readonly lookInto: (missing: Missing) => void;
  /** The part someone was led to; `time` counts, so that whoever is led there again arrives again. */
  readonly ledTo: { readonly part: StepId; readonly time: number } | null;
  readonly next: () => void;
}

const { change } = setup.getState();

/** Where something is missing: the part, and the step it belongs to. */
interface Missing {
  readonly id: StepId;
  readonly step: StepId;
}

/** Leads to the part where something is missing; a step someone goes to by other ways begins at its top. */
function useLed(now: SetupStep | undefined) {
  const [led, lead] = useState<(NonNullable<SettingUp['ledTo']> & { readonly step: StepId }) | null>(null);
  return {
    lookInto: ({ id, step }: Missing): void => {
      lead({ part: id, step, time: (led?.time ?? 0) + 1 });
      if (now !== undefined && now.id !== step) void change((draft) => lookedInto(draft, step, now.id));
    },
    ledTo: led !== null && led.step === now?.id ? led : null,
    leave: (): void => lead(null),
  };
}

/** After a tap is undone, the step it was made in is shown. */
function takenBack(draft: SetupDraft, steps: readonly SetupStep[]): SetupDraft {
  const last = draft.answers.at(-1);
  const step = last === undefined ? undefined : stepAsking(steps, last.about);
  return { ...withoutLast(draft), step: step ?? draft.step };
}

function useCubeEntry(known: SetupFacts, answer: (answer: Answer) => void): CubeEntry {
  const [picked, pick] = useState<CubePlace>();
  const [refusal, refuse] = useState<SetupRefusal>();
  const at = picked ?? nextPlace(known);
  return {
    at,
    refusal,
    onPlace: (place) => {
      pick(place);
      refuse(undefined);
    },
    onHeap: (cubes) => {
      if (at === undefined) return;
      const refused = refusalOf(known, at, cubes);
      refuse(refused);
      if (refused !== undefined) return;
      pick(undefined);
      answer({ about: at, told: cubes });
    },
  };
}

const answer = (said: Answer): void => void change((draft) => withAnswer(draft, said));

/** The setup of a draft: all of it is worked out from the taps, nothing is kept beside them. */
export function useSettingUp(draft: SetupDraft): SettingUp {
  const { sheet } = useBoardCopy().copy;
  const { rulings } = useRulings();
  const usual = useSettings((chosen) => chosen.depth);
  const pages = useSettings((chosen) => chosen.setupPages);
  const steps = stepsOf(draft.kind, pages);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === draft.step),
  );
  const known = useMemo(() => knownOf(draft, sheet), [draft, sheet]);
  const view = useMemo(() => viewOf(known, sheet), [known, sheet]);
  const depth = known.depth ?? usual;
  const game = useMemo(() => gameOf(known, { sheet, rulings, depth }), [known, sheet, rulings, depth]);
  const cubes = useCubeEntry(known, answer);
  const [step, after] = steps.slice(index, index + 2);
  const { leave, ...led } = useLed(step);
  const next = (): void => {
    leave();
    if (step !== undefined && after !== undefined) void change((now) => goneOn(now, step.id, after.id));
  };
  const undo = (): void => void change((now) => takenBack(now, steps));
  const goTo = (id: StepId): void => {
    leave();
    void change((now) => goneTo(now, id));
  };
  return { draft, sheet, steps, step, index, known, view, game, cubes, answer, undo, goTo, ...led, next };
}
