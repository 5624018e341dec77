import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import type { GameState, SetupRefusal } from '@/engine';
import { say } from '@/i18n/say';
import { setupRefusalWords, setupWords } from '@/i18n/setup';
import { useTranslate, useWords } from '@/i18n/useWords';
import { settings, useSettings } from '@/store/settings';

import type { Kind } from './draft';
import { openParts } from './steps';
import type { Begin } from './useBegin';
import type { SettingUp } from './useSettingUp';

interface SetupFooterProps {
  readonly table: SettingUp;
  readonly begin: Begin;
}

/** Under the thumb: back, undo, and the one next step. */
export function SetupFooter({ table, begin }: SetupFooterProps) {
  const words = useWords(setupWords);
  const hand = useSettings((chosen) => chosen.hand);
  const { draft, steps, index, undo, goTo, next } = table;
  const before = steps[index - 1];
  return (
    <View style={{ flexDirection: hand === 'right' ? 'row' : 'row-reverse', alignItems: 'flex-start', gap: SPACE.s }}>
      <IconButton
        framed
        label={words.back}
        disabled={before === undefined}
        icon={(color) => <UiIcon name="back" color={color} />}
        onPress={() => before !== undefined && goTo(before.id)}
      />
      <IconButton
        framed
        label={words.undo}
        disabled={draft.answers.length === 0}
        icon={(color) => <UiIcon name="undo" color={color} />}
        onPress={undo}
      />
      <View style={{ flex: 1 }}>
        {steps[index + 1] === undefined ? (
          <Start table={table} begin={begin} />
        ) : (
          <Button wide label={draft.from === undefined ? words.next : words.return} onPress={next} />
        )}
      </View>
    </View>
  );
}

/** After the first dealt game its setup comes on one page. */
function knowsTheWay(kind: Kind): void {
  if (kind === 'dealt') settings.getState().choose({ setupPages: 'one' });
}

function Start({ table: { draft, steps, known, game }, begin: { busy, failed, start } }: SetupFooterProps) {
  const words = useWords(setupWords);
  const refusals = useWords(setupRefusalWords);
  const t = useTranslate();
  const missing = openParts(steps, known).reduce((sum, { open }) => sum + open, 0);
  const refusal = game?.ok === false ? say<SetupRefusal>(refusals, game.error, t) : undefined;
  const unavailable = missing > 0 || game === null ? words.begin.unfinished(missing) : refusal;
  const begin = (state: GameState | undefined): void =>
    void (
      state !== undefined &&
      start(state)
        .then(() => knowsTheWay(draft.kind))
        .catch(() => undefined)
    );
  return (
    <>
      <Button
        wide
        busy={busy}
        label={words.start}
        unavailable={unavailable}
        onPress={() => begin(game?.ok === true ? game.value : undefined)}
      />
      {failed && (
        <View role="alert">
          <AppText tone="danger">{words.failed}</AppText>
        </View>
      )}
    </>
  );
}
