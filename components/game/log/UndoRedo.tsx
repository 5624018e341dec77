import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { UiIcon } from '@/components/ui/UiIcon';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';
import { DEMO } from '@/store/games/keys';

import type { Journey } from './useTravel';

interface UndoRedoProps {
  readonly open: OpenGame;
  readonly journey: Journey;
}

/** One entry back, one forward; several undone come again together. */
export function UndoRedo({ open: { game, history }, journey: { undo, redo, jump } }: UndoRedoProps) {
  const words = useWords(logWords);
  const { done, undone } = history;
  return (
    <Row gap="s">
      <Travel way="undo" entries={done} onPress={undo} />
      <Travel way="redo" entries={undone} onPress={redo} />
      {undone.length > 1 && (
        <Button kind="quiet" label={words.redoAll} onPress={() => jump(done.length + undone.length)} />
      )}
      {game.id === DEMO && (
        <Button kind="quiet" label={words.again} disabled={done.length === 0} onPress={() => jump(0)} />
      )}
    </Row>
  );
}

interface TravelProps {
  readonly way: 'undo' | 'redo';
  /** Those that lie that way. */
  readonly entries: readonly unknown[];
  readonly onPress: () => void;
}

function Travel({ way, entries, onPress }: TravelProps) {
  const words = useWords(logWords);
  return (
    <Button
      kind="secondary"
      label={words[way]}
      disabled={entries.length === 0}
      icon={(color) => <UiIcon name={way} color={color} />}
      onPress={onPress}
    />
  );
}
