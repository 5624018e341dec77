import type { Question, Step } from '@/engine';

/** The step that turned up what is asked; he goes on without waiting for it. */
function turnedUp({ kind }: Question, step: Step): boolean {
  if (!('action' in step) || !step.done) return false;
  switch (kind) {
    case 'clergyWigs':
      return step.action === 'cardinal';
    case 'plan':
      return step.action === 'plan';
    case 'building':
      return step.action === 'building';
    default:
      return false;
  }
}

/** What is asked below each step: where it came up, else where his turn waits, below the last. */
export function askedBelow(
  steps: readonly Step[],
  questions: readonly Question[],
): (at: number) => readonly Question[] {
  const places = questions.map((question) => {
    const at = steps.findIndex((step) => turnedUp(question, step));
    return at === -1 ? steps.length - 1 : at;
  });
  return (at) => questions.filter((_, index) => places[index] === at);
}
