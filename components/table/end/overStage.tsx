import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import type { GameState } from '@/engine';
import { finalWords } from '@/i18n/final';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';
import { useSession } from '@/store/games/games';

import { useTakeBack } from '../his/useTakeBack';
import type { Stage } from '../stage';
import { FinalScore } from './FinalScore';

/** The words over a table at which nobody moves. */
export const useOverKit = () => ({ over: useWords(finalWords).title, his: useWords(turnWords).title });

/** Nothing is waited for: the final round is played, or what was entered of his turn does not fit together. */
export function overStage(titles: ReturnType<typeof useOverKit>, state: GameState): Stage {
  const isOver = state.turn.kind === 'over';
  return {
    title: isOver ? titles.over : titles.his,
    state,
    lines: isOver ? <Scored state={state} /> : <Stuck />,
  };
}

function Scored({ state }: { readonly state: GameState }) {
  const open = useSession((table) => table.open);
  return open.at === 'open' ? <FinalScore state={state} history={open.history} name={open.game.name} /> : null;
}

function Stuck() {
  const words = useWords(turnWords);
  const takeBack = useTakeBack();
  return (
    <Card>
      <AppText>{words.stuck}</AppText>
      {takeBack !== undefined && <Button label={words.takeBack} onPress={takeBack} />}
    </Card>
  );
}
