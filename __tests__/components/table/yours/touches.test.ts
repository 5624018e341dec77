import { INTENTS } from '@/__tests__/helpers/intents';
import { TRACK_PLACES, MAP_PLACES, type PlaceId } from '@/components/board/places';
import { refusedNow, touchesOf, whyNot, withTouch, type Asked } from '@/components/table/yours/touchOf';
import { placeOfOption, placesFor } from '@/components/table/yours/yourPlaces';
import {
  filledIn,
  isUndecided,
  options,
  placeMeant,
  previewOf,
  questionAbout,
  questionAt,
  roleOf,
  simulateGame,
  startEntering,
  tryMoves,
  type Entering,
  type GameState,
} from '@/engine';

/** What is asked at a point of a move. */
function askedAt(entering: Entering): Asked {
  const { branch, intent, editing } = entering;
  const hard = previewOf(branch).state;
  const tries = tryMoves(hard);
  const next = questionAt(hard, tries, intent);
  const edited = editing === null ? undefined : branch.choices[editing];
  const before = branch.choices[(editing ?? 0) - 1]?.decision.after ?? branch.start;
  const guess = filledIn(branch).choices[branch.choices.length]?.command ?? null;
  return {
    shown:
      edited === undefined
        ? { question: next, state: hard, chosen: guess }
        : {
            question: questionAbout(before, tryMoves(before), edited.command),
            state: before,
            chosen: edited.command,
          },
    next,
    hard,
    tries,
    choices: [...tries.legal, ...tries.asked],
    options: isUndecided(hard) ? options(hard) : [],
    editing,
    place: placeMeant(entering),
  };
}

/** Lit places whose touch neither changes the move nor says why not. */
function silentAt(entering: Entering): readonly string[] {
  const asked = askedAt(entering);
  return [...touchesOf(asked)].flatMap(([id, touch]) => {
    const { entering: then, refusal } = withTouch(entering, touch);
    const changes = JSON.stringify(then) !== JSON.stringify(entering);
    return changes || refusal !== null ? [] : [`${id} at ${asked.next.ask}`];
  });
}

/** Places that promise a reason and have none. */
function unexplainedAt(entering: Entering): readonly PlaceId[] {
  const asked = askedAt(entering);
  const lit = touchesOf(asked);
  const promised = new Set([
    ...refusedNow(asked).flatMap(({ command }) => placesFor(command, asked.hard)),
    ...asked.options.flatMap((option) => placeOfOption(option) ?? []),
  ]);
  return [...MAP_PLACES, ...TRACK_PLACES]
    .filter(({ id }) => promised.has(id) && !lit.has(id))
    .filter((place) => whyNot(place, asked) === null)
    .map(({ id }) => id);
}

/** A move by touches of the board alone, always another lit place. */
function walked(entering: Entering, touches: number): readonly Entering[] {
  const lit = [...touchesOf(askedAt(entering)).values()];
  const touch = lit[(touches * 7) % Math.max(1, lit.length)];
  if (touches === 0 || touch === undefined) return [entering];
  return [entering, ...walked(withTouch(entering, touch).entering, touches - 1)];
}

function yourMoments(seed: number): readonly GameState[] {
  const moments: GameState[] = [];
  const played = simulateGame(seed, ({ before, move }) => {
    if (roleOf(move) === 'yours') moments.push(before);
  });
  if (!played.ok) throw new Error(`seed ${seed}: ${JSON.stringify(played.error)}`);
  return moments;
}

describe.each([1, 2])('the lit places of a whole game (seed %i)', (seed) => {
  const moments = yourMoments(seed).filter((_, at) => at % 4 === seed);

  it('each does something when it is touched', () => {
    const points = moments.flatMap((state) =>
      INTENTS.map((intent): Entering => {
        const start = startEntering(state);
        return { ...start, intent: { ...start.intent, ...intent } };
      }),
    );
    expect(points.flatMap(silentAt)).toEqual([]);
    expect(points.flatMap(unexplainedAt)).toEqual([]);
  });

  it('each does something in the middle of a move touched together on the board', () => {
    const points = moments.flatMap((state) => walked(startEntering(state), 6));
    expect(points.flatMap(silentAt)).toEqual([]);
  });
});
