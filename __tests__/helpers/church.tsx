import { ChurchButton, ChurchMoment } from '@/components/table/moments/ChurchMoment';
import { useChurchChoice } from '@/components/table/yours/useChurchChoice';
import type { Command, GameState } from '@/engine';

interface ChurchProps {
  readonly state: GameState;
  readonly onChoose: (command: Command) => void;
}

/** Church scoring at the end of your turn: the question of the dock with the one button under it. */
export function Church({ state, onChoose }: ChurchProps) {
  const { choice, change } = useChurchChoice({ state, chosen: null });
  return (
    <>
      <ChurchMoment state={state} choice={choice} onChange={change} />
      <ChurchButton choice={choice} onChoose={onChoose} />
    </>
  );
}
