import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { ExportedText } from '@/components/transfer/ExportedText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import { savingWords } from '@/i18n/saving';
import { useWords } from '@/i18n/useWords';
import { session, useSession } from '@/store/games/games';
import type { WriteFault } from '@/store/games/repository';
import type { OpenGame } from '@/store/games/open';

import { gameHref } from './gameHref';
import { useGameState } from './useGameState';

/** Says at once that the device does not keep the game, that it continues, and the ways out; or that it had to be recovered. Mostly nothing. */
export function SavingNotice({ open }: { readonly open: OpenGame }) {
  const { recovered } = useWords(savingWords);
  if (open.failure !== null) return <NotSaved open={open} failure={open.failure} />;
  return open.recovered === null ? null : <AppText live>{recovered[open.recovered]}</AppText>;
}

interface NotSavedProps {
  readonly open: OpenGame;
  readonly failure: WriteFault;
}

function NotSaved({ open: { game, saving }, failure }: NotSavedProps) {
  const words = useWords(savingWords);
  const colors = useColors();
  const { nameOf } = useGameState();
  const [text, setText] = useState<string>();
  const name = nameOf(game);
  return (
    <View
      role="alert"
      aria-live="assertive"
      style={{
        gap: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: colors.danger,
        backgroundColor: colors.surface,
      }}
    >
      <AppText variant="label" tone="danger">
        {words.failure[failure].title}
      </AppText>
      <AppText variant="small">{words.failure[failure].text}</AppText>
      <Row gap="s">
        <WayOut failure={failure} name={name} busy={saving === 'saving'} />
        <Button kind="secondary" label={words.exportGame} onPress={() => setText(session.getState().exportText())} />
      </Row>
      <BottomSheet open={text !== undefined} title={words.exportGame} onClose={() => setText(undefined)}>
        <ExportedText text={text ?? ''} name={name} />
      </BottomSheet>
    </View>
  );
}

interface WayOutProps {
  readonly failure: WriteFault;
  readonly name: string;
  readonly busy: boolean;
}

/** What another window has overtaken cannot be saved in its place any more: it becomes a game of its own. */
function WayOut({ failure, name, busy }: WayOutProps) {
  const words = useWords(savingWords);
  const router = useRouter();
  const { retry, keepCopy } = useSession((now) => now);
  const again = async (): Promise<void> => showToast({ text: (await retry()) ? words.saved : words.stillNot });
  const copy = async (): Promise<void> => {
    const kept = await keepCopy(words.copyOf(name));
    if (kept.ok) router.replace(gameHref(kept.value));
    showToast({ text: kept.ok ? words.copied : words.stillNot });
  };
  return failure === 'elsewhere' ? (
    <Button label={words.keepCopy} busy={busy} onPress={() => void copy()} />
  ) : (
    <Button label={words.again} busy={busy} onPress={() => void again()} />
  );
}
