import { ARCHITECTS, UNKNOWN, type Answer, type Fact, type GameState, type Question, type Refusal } from '@/engine';

import { Ask } from '../his/Ask';
import type { YourMove } from './useYourMove';

/** What lies on the table: who plays sees it, the app does not. */
export type Lying = Extract<Question, { readonly kind: 'plan' | 'building' }>;

/** What lies on the table, is not entered, and stands in the way of a choice here. */
function inTheWay({ tries: { refused }, hard: state }: YourMove): readonly Lying[] {
  const needed = refused.flatMap(({ refusal }) =>
    refusal.code === 'tell-first' ? [{ kind: refusal.about, architect: refusal.architect } as const] : [],
  );
  const untold = ARCHITECTS.flatMap((architect): readonly Lying[] => [
    { kind: 'plan', architect },
    { kind: 'building', architect },
  ]).filter((one) => isUntoldAt(state, one));
  const waits = isStaffing(state);
  return untold.filter(
    (one) =>
      (waits && one.kind === 'building') ||
      needed.some(({ kind, architect }) => kind === one.kind && architect === one.architect),
  );
}

/** A building begun waits for its tile, which may have been turned up only now. */
const isStaffing = ({ turn }: GameState): boolean => turn.kind === 'you' && turn.tasks[0]?.do === 'staff';

const factOf = (answer: Answer): Fact | null => {
  if (answer.kind === 'plan') return { about: 'plan', architect: answer.architect, officials: answer.officials };
  return answer.kind === 'building'
    ? { about: 'building', architect: answer.architect, colours: answer.colours }
    : null;
};

/** What a refusal waits for, where only something that lies on the table has to be told. */
export const toTell = (refusal: Refusal): Lying | null =>
  refusal.code === 'tell-first' ? { kind: refusal.about, architect: refusal.architect } : null;

/** Whether it was not told yet. */
export const isUntoldAt = ({ planStacks, available }: GameState, { kind, architect }: Lying): boolean =>
  (kind === 'plan' ? planStacks : available)[architect] === UNKNOWN;

interface TellFirstProps {
  readonly move: YourMove;
  readonly kind: Lying['kind'];
}

/** Asks for it in the middle of a move, one thing at a time: the answer becomes part of it. */
export function TellFirst({ move, kind }: TellFirstProps) {
  const [question] = inTheWay(move).filter((one) => one.kind === kind);
  const tell = (answer: Answer): void => {
    const fact = factOf(answer);
    if (fact !== null) move.choose({ kind: 'tell', fact });
  };
  if (question === undefined) return null;
  return (
    <Ask
      key={`${question.kind} ${question.architect}`}
      question={question}
      onAnswer={tell}
      onFollow={() => undefined}
    />
  );
}
