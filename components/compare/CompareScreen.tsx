import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { FollowingTable } from '@/components/table/FollowingTable';
import { NamedGame } from '@/components/game/NamedGame';
import { useAwake } from '@/components/ui/useAwake';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { feel } from '@/components/ui/haptics';
import type { Correction, Entry, GameState } from '@/engine';
import { chronicleWords } from '@/i18n/log';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';
import { session } from '@/store/games/games';
import type { OpenGame } from '@/store/games/open';

import type { Make } from './EditContext';
import { Values, type PutOutcome } from './Values';

/** All mirrored values of the game the address names, each put right with two taps. */
export function CompareScreen() {
  const words = useWords(valuesWords);
  return (
    <NamedGame title={words.title} unnamed={<Unnamed />} following={(open) => <FollowingTable open={open} />}>
      {(open) => <Compare open={open} />}
    </NamedGame>
  );
}

function Unnamed() {
  const words = useWords(valuesWords);
  return (
    <Screen title={words.title}>
      <AppText>{words.unnamed.text}</AppText>
      <LinkButton href="/solo" label={words.unnamed.games} />
    </Screen>
  );
}

/** One entry of the log, saved before it is shown. */
async function putRight(make: Make): Promise<PutOutcome> {
  const outcome = await session.getState().putRight(make);
  if (outcome.ok) feel();
  if (outcome.ok) return { ok: true };
  const { error } = outcome;
  return { ok: false, refusal: 'rule' in error ? error : null };
}

function Compare({ open: { game, history, failure } }: { readonly open: OpenGame }) {
  useAwake();
  const words = useWords(valuesWords);
  const corrections = correctedIn(history.done.at(-1));
  return (
    <Screen
      wide
      title={words.title}
      back={`/solo?game=${game.id}`}
      {...(corrections.length === 0 ? {} : { footer: <LastPut state={history.now} corrections={corrections} /> })}
    >
      <AppText tone="inkSoft">{words.intro}</AppText>
      {failure !== null && <AppText>{words.unsaved}</AppText>}
      <Values state={history.now} onPut={putRight} />
    </Screen>
  );
}

/** The values an entry put right; none when it did anything else. */
const correctedIn = (entry: Entry | undefined): readonly Correction[] =>
  entry?.moves.flatMap((move) => (move.kind === 'correct' ? [move.correction] : [])) ?? [];

/** What was put right last, as the log says it, and the way back. */
function LastPut({ state, corrections }: { readonly state: GameState; readonly corrections: readonly Correction[] }) {
  const words = useWords(valuesWords);
  const { values } = useWords(chronicleWords);
  const { list } = useTranslate();
  const said = (correction: Correction): string =>
    (values[correction.of] as (correction: Correction, sheet: GameState['sheet']) => string)(correction, state.sheet);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <AppText live style={{ flex: 1 }}>
        {words.corrected(list(corrections.map(said)))}
      </AppText>
      <Button
        kind="secondary"
        label={words.undo}
        icon={(color) => <UiIcon name="undo" color={color} />}
        onPress={() => void session.getState().undo()}
      />
    </View>
  );
}
