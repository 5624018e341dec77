import { GameScreen } from '@/components/table/PlayedGame';
import { useAwake } from '@/components/ui/useAwake';
import { AppText } from '@/components/ui/AppText';
import { Screen } from '@/components/ui/Screen';
import { lastPut } from '@/components/values/LastPut';
import { putRight } from '@/components/values/putRight';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';
import type { OpenGame } from '@/store/games/open';

import { Values } from './Values';

/** All tracked values of the game the address names, each corrected with two taps. */
export function CompareScreen() {
  return (
    <GameScreen games="/solo" words={useWords(valuesWords)}>
      {(open) => <Compare open={open} />}
    </GameScreen>
  );
}

function Compare({ open: { game, history, failure } }: { readonly open: OpenGame }) {
  useAwake();
  const words = useWords(valuesWords);
  const footer = lastPut(history);
  return (
    <Screen wide title={words.title} back={`/solo?game=${game.id}`} {...(footer === undefined ? {} : { footer })}>
      <AppText tone="inkSoft">{words.intro}</AppText>
      {failure !== null && <AppText>{words.unsaved}</AppText>}
      <Values state={history.now} onPut={putRight} />
    </Screen>
  );
}
