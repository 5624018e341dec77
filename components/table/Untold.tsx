import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { ARCHITECTS, UNKNOWN, type GameState, type Question } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { Ask } from './his/Ask';
import { usePlay } from './usePlay';

/** What lies open on the table and nobody has entered yet. */
const untold = ({ planStacks, available, lacerda }: GameState): readonly Question[] => [
  ...(lacerda.clergyOwed > 0 ? [{ kind: 'clergyWigs' } as const] : []),
  ...ARCHITECTS.filter((architect) => planStacks[architect] === UNKNOWN).map(
    (architect) => ({ kind: 'plan', architect }) as const,
  ),
  ...ARCHITECTS.filter((architect) => available[architect] === UNKNOWN).map(
    (architect) => ({ kind: 'building', architect }) as const,
  ),
];

/** Whether something lies there that could be entered. */
export const isUntold = (state: GameState): boolean => untold(state).length > 0;

/** Asks for it with big buttons, when there is something to tell. */
export function Untold({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const play = usePlay();
  const questions = untold(state);
  if (questions.length === 0) return null;
  return (
    <Card title={words.untold} style={{ padding: SPACE.m }}>
      {questions.map((question) => (
        <Ask
          key={JSON.stringify(question)}
          question={question}
          onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
          onFollow={() => undefined}
        />
      ))}
    </Card>
  );
}
