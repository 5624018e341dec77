import type { Answers, Face, GameState, Step } from '@/engine';
import { GOODS, MAX_CLERGY_WIGS, MAX_PLAN_OFFICIALS, questionsOf, reading, runLacerda, writePosition } from '@/engine';
import { position } from '../input';
import type { Verb } from '../verb';

type Told = Pick<Answers, 'clergyWigs' | 'plan' | 'building'>;

interface Input {
  readonly position: GameState;
  readonly answers: Told;
}

/** An empty stack is entered as null. */
const orNone =
  <T>(reader: reading.Reader<T>): reading.Reader<T | null> =>
  (value, place) =>
    value === null ? null : reader(value, place);

const good = reading.choice(GOODS);

const face = reading.where(reading.tuple<Face>([good, good]), ([one, other]) =>
  one === other ? { code: 'equal-colours', colour: one } : undefined,
);

const answers = reading.fields<Told>(
  {
    clergyWigs: reading.whole(0, MAX_CLERGY_WIGS),
    plan: orNone(reading.whole(1, MAX_PLAN_OFFICIALS)),
    building: orNone(face),
  },
  { optional: ['clergyWigs', 'plan', 'building'] },
);

const input = reading.fields<Input>({ position, answers }, { defaults: { answers: {} } });

/** The fields of a step are a contract; that a marker stays where it is follows from the position. */
function inContract(step: Step): object {
  const { treasuryStays: _, ...told } = { treasuryStays: undefined, ...step };
  return told;
}

/** Lacerda's whole turn; your follow and your church choice count as declined here. */
export const lacerda: Verb = (json) => {
  const read = reading.readAll(input, json);
  if (!read.ok) return read;
  const state: GameState = { ...read.value.position, toMove: 'lacerda' };
  const told: Answers = { ...read.value.answers, follow: 'declined', church: 'declined' };
  const run = runLacerda(state, { answers: told, overrides: [] });
  if (!run.ok) throw new Error(`his turn was refused: ${run.error.code}`);
  const { steps, state: after } = run.value;
  return {
    ok: true,
    value: { steps: steps.map(inContract), questions: questionsOf(run.value), position: writePosition(after) },
  };
};
