import { useMemo, useState, type ReactNode } from 'react';

import { LogContext } from '@/components/table/LogContext';
import { NoticeContext } from '@/components/table/NoticeContext';
import { Table } from '@/components/table/Table';
import { PlayContext } from '@/components/table/PlayContext';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { showToast } from '@/components/ui/toastStore';
import { allAre, begin, changeEntry, commit, type Changed, type History, type Move } from '@/engine';
import { useBusy } from '@/store/update';

import type { Line } from '@/components/game/log/chronicle';
import { entrySaid } from '@/components/game/log/said';
import { useLogWords } from '@/components/game/log/useLogWords';
import { Arrival } from './Arrival';
import { ReviewChange } from './ReviewChange';

/** What only prepares a turn of his is no turn by itself. */
const isTold = (moves: readonly Move[]): boolean => allAre(moves, 'told-of-him');

interface ChangeEntryProps {
  readonly history: History;
  readonly line: Line;
  readonly onCancel: () => void;
  readonly onChanged: (changed: Changed) => void;
}

/** An entry is changed where it happened: the table of that moment is played again, then what follows is decided. */
export function ChangeEntry(props: ChangeEntryProps) {
  const { line, onCancel } = props;
  const words = useLogWords().log.change;
  const [played, setPlayed] = useState<History>(() => begin(line.before));
  useBusy(true);
  const moves = useMemo(() => played.done.flatMap((entry) => entry.moves), [played]);
  const complete = moves.length > 0 && (isTold(line.entry.moves) || !isTold(moves));
  const enter = (more: readonly Move[]): void => {
    const next = commit(played, more);
    if (next.ok) setPlayed(next.value);
    else showToast({ text: words.failed });
  };
  if (complete) return <Review {...props} moves={moves} onAgain={() => setPlayed(begin(line.before))} />;
  return (
    <LogContext value={null}>
      <NoticeContext value={<Banner line={line} onCancel={onCancel} />}>
        <PlayContext value={enter}>
          <Table state={played.now} />
        </PlayContext>
      </NoticeContext>
    </LogContext>
  );
}

function Banner({ line: { at, entry, before }, onCancel }: { readonly line: Line; readonly onCancel: () => void }) {
  const words = useLogWords();
  const { change } = words.log;
  return (
    <Arrival>
      <Card tone="primarySoft" style={{ padding: SPACE.m, gap: SPACE.s }}>
        <AppText variant="label">{change.banner(at + 1, entrySaid(entry, before, words).join(' '))}</AppText>
        <AppText variant="small">{change.how}</AppText>
        <Button kind="secondary" label={change.cancel} name={change.cancelName} onPress={onCancel} />
      </Card>
    </Arrival>
  );
}

interface ReviewProps extends ChangeEntryProps {
  readonly moves: readonly Move[];
  readonly onAgain: () => void;
}

/** The change worked out on paper; a change the rules refuse cannot be entered, so it is not expected here. */
function Review({ history, line, moves, ...rest }: ReviewProps): ReactNode {
  const change = useMemo(() => changeEntry(history, line.at, moves), [history, line.at, moves]);
  return change.ok ? <ReviewChange change={change.value} line={line} moves={moves} {...rest} /> : null;
}
