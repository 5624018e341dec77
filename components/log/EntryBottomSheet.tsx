import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { compareHref } from '@/components/game/compareHref';
import { allAre, evolveAll, jump, type Entry, type GameState, type History } from '@/engine';
import { linkWords } from '@/i18n/link';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';

import type { Line } from '@/components/game/log/chronicle';
import { EntryText } from '@/components/game/log/EntryText';

const isValueOnly = ({ moves }: Entry): boolean => allAre(moves, 'told');

interface EntrySheetProps {
  readonly gameId: string;
  readonly history: History;
  readonly line: Line;
  readonly onClose: () => void;
  readonly onJump: (to: number) => void;
  readonly onChange: (at: number) => void;
  /** Shares the table as it was after the entry. */
  readonly onShare: (table: GameState) => void;
}

/** What can be done about one entry: change it where it happened, or go there. */
export function EntryBottomSheet({ gameId, history, line, onClose, onJump, onChange, onShare }: EntrySheetProps) {
  const words = useWords(logWords).actions;
  const { share } = useWords(linkWords);
  const { at, entry, undone } = line;
  const isLast = at === history.done.length - 1;
  return (
    <BottomSheet open title={words.title(at + 1)} onClose={onClose}>
      <EntryText line={line} />
      {undone ? (
        <Button
          wide
          label={words.forward}
          icon={(color) => <UiIcon name="redo" color={color} />}
          onPress={() => onJump(at + 1)}
        />
      ) : (
        <Column gap="m">
          {isValueOnly(entry) ? (
            <ValueOnly gameId={gameId} />
          ) : (
            <Button
              wide
              label={words.change}
              icon={(color) => <UiIcon name="edit" color={color} />}
              onPress={() => onChange(at)}
            />
          )}
          <Back history={history} to={at} label={words.before} onJump={onJump} />
          {!isLast && <Back history={history} to={at + 1} label={words.after} onJump={onJump} />}
        </Column>
      )}
      <Button
        wide
        kind="secondary"
        label={share}
        icon={(color) => <UiIcon name="share" color={color} />}
        onPress={() => onShare(evolveAll(line.before, entry.events))}
      />
    </BottomSheet>
  );
}

function ValueOnly({ gameId }: { readonly gameId: string }) {
  const words = useWords(logWords).actions;
  return (
    <Column gap="s">
      <AppText>{words.valueOnly}</AppText>
      <LinkButton href={compareHref(gameId)} label={words.correct} />
    </Column>
  );
}

interface BackProps {
  readonly history: History;
  readonly to: number;
  readonly label: string;
  readonly onJump: (to: number) => void;
}

/** A way back with what it takes, before anybody goes. */
function Back({ history, to, label, onJump }: BackProps) {
  const words = useWords(logWords).actions;
  const went = jump(history, to);
  if (!went.ok) return null;
  return (
    <Column gap="xs">
      <Button
        wide
        kind="secondary"
        label={label}
        icon={(color) => <UiIcon name="undo" color={color} />}
        onPress={() => onJump(to)}
      />
      <Note>{words.takes(history.done.length - to, went.value.putBack.length)}</Note>
    </Column>
  );
}
