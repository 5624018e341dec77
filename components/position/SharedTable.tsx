import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameHref } from '@/components/game/gameHref';
import { ForecastStrip } from '@/components/table/forecast/ForecastStrip';
import { useForecast } from '@/components/table/forecast/useForecast';
import { TableScreen } from '@/components/table/TableScreen';
import { positionAddress } from '@/components/transfer/link/positionAddress';
import { useCopyLink } from '@/components/transfer/link/useCopyLink';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { showToast } from '@/components/ui/toastStore';
import { unfitIn, type GameState } from '@/engine';
import { linkWords } from '@/i18n/link';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { unfitInWords, valuesWords } from '@/i18n/values';
import { session } from '@/store/games/games';

import { SharedPlayers } from './SharedPlayers';

interface SharedTableProps {
  readonly state: GameState;
  /** What the address holds, to pass it on. */
  readonly fragment: string;
}

/** The table of a link: everything is seen, nothing can be entered. */
export function SharedTable({ state, fragment }: SharedTableProps) {
  const { title } = useWords(linkWords);
  const foreseen = useForecast(state, state);
  return (
    <TableScreen
      stage={{
        title,
        state,
        players: <SharedPlayers state={state} />,
        lines: <SharedNote state={state} fragment={fragment} />,
        forecast: foreseen !== null && <ForecastStrip foreseen={foreseen} />,
      }}
    />
  );
}

/** Says what this is, passes it on, and begins a game with it when someone asks. */
function SharedNote({ state, fragment }: SharedTableProps) {
  const words = useWords(linkWords);
  const { movers } = useWords(valuesWords);
  const copy = useCopyLink();
  const isOver = state.turn.kind === 'over';
  return (
    <Card tone="primarySoft" style={{ padding: SPACE.m, gap: SPACE.s }}>
      <AppText variant="label">{isOver ? words.over : movers[state.toMove]}</AppText>
      <AppText>{words.text}</AppText>
      <Row gap="s">
        {!isOver && <Start state={state} />}
        <Button kind="secondary" label={words.copy} onPress={() => void copy(positionAddress(fragment))} />
      </Row>
    </Card>
  );
}

/** Begins a game of this device from the table; until then nothing is stored. */
function Start({ state }: { readonly state: GameState }) {
  const words = useWords(linkWords);
  const unfitWords = useWords(unfitInWords);
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [unfit] = unfitIn(state);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      router.push(gameHref(await session.getState().beginGame(state, words.gameName)));
    } catch {
      showToast({ text: words.startFailed });
    }
    setBusy(false);
  };
  return (
    <Button
      label={words.start}
      busy={busy}
      unavailable={unfit === undefined ? undefined : say(unfitWords, unfit, t)}
      onPress={() => void start()}
    />
  );
}
