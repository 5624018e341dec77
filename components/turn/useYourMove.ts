import { useMemo, useState } from 'react';

import type { Place, PlaceId } from '@/components/board/places';
import {
  addChoice, changeChoice, commitScratch, dropChoice, legal, previewOf, startScratch,
  type Command, type GameState, type Preview, type Scratch,
} from '@/engine';
import { useBusy } from '@/store/update';

import { commandsAt } from './yourPlaces';

/** A move put together tap by tap; nothing has happened until it is confirmed. */
export interface YourMove {
  readonly chosen: readonly Command[];
  readonly preview: Preview;
  /** Everything that can be done next. */
  readonly commands: readonly Command[];
  /** The place tapped last, when it stands for several moves. */
  readonly place: PlaceId | undefined;
  readonly add: (command: Command) => void;
  readonly drop: () => void;
  /** Says more about the last choice: what is printed, how many wigs. */
  readonly change: (command: Command) => void;
  readonly press: (place: Place) => void;
  readonly showAll: () => void;
}

/** When the only thing left is to end the turn, nobody has to say so. */
function closed(scratch: Scratch): Scratch {
  const left = legal(previewOf(scratch).state);
  const [only] = left;
  if (only?.kind !== 'end-turn' || left.length > 1) return scratch;
  const ended = addChoice(scratch, only);
  return ended.ok ? ended.value : scratch;
}

/** Takes the last choice of the person back, and the end of the turn with it. */
function taken(scratch: Scratch): Scratch {
  const without = dropChoice(scratch);
  return scratch.choices.at(-1)?.command.kind === 'end-turn' && scratch.choices.length > 1 ? dropChoice(without) : without;
}

export function useYourMove(start: GameState): YourMove {
  const [branch, setBranch] = useState(() => closed(startScratch(start)));
  const [place, setPlace] = useState<PlaceId>();
  const scratch = branch.start === start ? branch : closed(startScratch(start));
  useBusy(scratch.choices.length > 0);
  const preview = useMemo(() => previewOf(scratch), [scratch]);
  const commands = useMemo(() => legal(preview.state), [preview]);
  const move = (next: Scratch): void => {
    setPlace(undefined);
    setBranch(next);
  };
  const add = (command: Command): void => {
    const added = addChoice(scratch, command);
    if (added.ok) move(closed(added.value));
  };
  const change = (command: Command): void => {
    const changed = changeChoice(scratch, scratch.choices.length - 1, command);
    if (changed.ok) move(changed.value);
  };
  const press = ({ id }: Place): void => {
    const meant = commandsAt(commands, id);
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) add(only);
    else setPlace(meant.length === 0 ? undefined : id);
  };
  return {
    chosen: commitScratch(scratch).commands, preview, commands, place, add, drop: () => move(taken(scratch)), change, press, showAll: () => setPlace(undefined),
  };
}
