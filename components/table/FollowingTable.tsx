import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { savingWords } from '@/i18n/saving';
import { useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';
import type { OpenGame } from '@/store/games/open';

import { PlayersGlance } from './PlayersGlance';
import { TableScreen } from './TableScreen';

/** The game as another window plays it: everything is seen as it happens, nothing can be entered, and one tap takes over. */
export function FollowingTable({ open: { history } }: { readonly open: OpenGame }) {
  const words = useWords(savingWords).following;
  const state = history.now;
  const title = words.title(words.turn[state.turn.kind === 'over' ? 'over' : state.toMove]);
  return <TableScreen stage={{ title, state, lines: <Following state={state} /> }} />;
}

function Following({ state }: { readonly state: GameState }) {
  const words = useWords(savingWords).following;
  return (
    <>
      <Card tone="primarySoft" style={{ padding: SPACE.m, gap: SPACE.s }}>
        <AppText>{words.text}</AppText>
        <Button label={words.take} onPress={() => session.getState().takeOver()} />
      </Card>
      <PlayersGlance state={state} />
    </>
  );
}
