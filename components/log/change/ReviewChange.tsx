import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { Screen } from '@/components/ui/Screen';
import { showToast } from '@/components/ui/toastStore';
import {
  acceptChange,
  firstBlocked,
  keepTable,
  rewindTo,
  type Change,
  type Changed,
  type Entry,
  type Move,
} from '@/engine';
import { session } from '@/store/games/games';
import type { ChangeWay } from '@/store/games/session';

import type { Line } from '@/components/game/log/chronicle';
import { usePiecesSaid } from '@/components/game/log/piecesSaid';
import { entrySaid } from '@/components/game/log/said';
import { afterChange } from '@/components/game/log/toDo';
import { useLogWords } from '@/components/game/log/useLogWords';
import { Arrival } from './Arrival';
import { Differences } from './Differences';
import { MadeImpossible } from './MadeImpossible';

interface ReviewChangeProps {
  readonly change: Change;
  readonly line: Line;
  readonly moves: readonly Move[];
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  readonly onChanged: (changed: Changed) => void;
}

interface Way {
  readonly way: ChangeWay;
  readonly changed: Changed;
}

/** The ways a change can be made; while nothing stands in its way, the game is simply worked out again. */
function waysOf(change: Change): readonly Way[] {
  const accepted = acceptChange(change);
  const keep: Way = { way: 'keep-table', changed: keepTable(change) };
  if (!accepted.ok) return [keep, { way: 'rewind', changed: rewindTo(change) }];
  const accept: Way = { way: 'accept', changed: accepted.value };
  return change.differences.length === 0 ? [accept] : [accept, keep];
}

/** What comes of a change, before anything is changed: the entry, what follows, and the ways to continue. */
export function ReviewChange({ change, line, moves, onCancel, onAgain, onChanged }: ReviewChangeProps) {
  const words = useLogWords().log.change;
  const { at, entry } = line;
  const isSame = change.entry === entry;
  const make = async (way: ChangeWay): Promise<void> => {
    const made = await session.getState().change(at, moves, way);
    if (!made.ok) return showToast({ text: words.failed });
    showToast({ text: words.done });
    onChanged(made.value);
  };
  return (
    <Screen title={words.title(at + 1)} back={null}>
      <Arrival>
        <BeforeAndAfter line={line} now={change.entry} isSame={isSame} />
      </Arrival>
      {!isSame && <Differences change={change} />}
      {!isSame &&
        waysOf(change).map(({ way, changed }) => (
          <WayCard key={way} way={way} change={change} changed={changed} onTake={() => void make(way)} />
        ))}
      <Column gap="s">
        <Button kind="secondary" label={words.otherwise} onPress={onAgain} />
        <Button kind="quiet" label={words.cancel} name={words.cancelName} onPress={onCancel} />
      </Column>
    </Screen>
  );
}

function BeforeAndAfter({
  line: { entry, before },
  now,
  isSame,
}: {
  readonly line: Line;
  readonly now: Entry;
  readonly isSame: boolean;
}) {
  const words = useLogWords();
  const { change } = words.log;
  const said = (one: Entry): string => entrySaid(one, before, words).join(' ');
  return (
    <Card>
      <Column gap="xs">
        <AppText variant="small" tone="inkSoft">
          {change.instead}
        </AppText>
        <AppText>{said(entry)}</AppText>
      </Column>
      <Column gap="xs">
        <AppText variant="small" tone="inkSoft">
          {change.now}
        </AppText>
        <AppText variant="label" live>
          {isSame ? change.same : said(now)}
        </AppText>
      </Column>
    </Card>
  );
}

interface WayCardProps extends Way {
  readonly change: Change;
  readonly onTake: () => void;
}

/** One way to continue, with everything it asks of the hands. */
function WayCard({ way, changed, change, onTake }: WayCardProps) {
  const words = useLogWords().log.change;
  const { history } = change;
  const parts = usePiecesSaid(history.now.sheet)(afterChange(changed));
  const blocked = way === 'rewind' ? firstBlocked(change) : null;
  const { title, text, button } = words.ways[way];
  return (
    <Card title={title}>
      <AppText>{text}</AppText>
      {blocked !== null && <AppText>{words.drops(blocked + 1, history.done.length - blocked)}</AppText>}
      {history.undone.length > 0 && <AppText>{words.lost(history.undone.length)}</AppText>}
      <MadeImpossible changed={changed} sheet={history.now.sheet} />
      {parts.map((part) => (
        <Column key={part.title} gap="xs">
          <AppText variant="label">{part.title}</AppText>
          {part.lines.map((line, index) => (
            <AppText key={index} variant="small">{`· ${line}`}</AppText>
          ))}
        </Column>
      ))}
      <Button wide label={button} onPress={onTake} />
    </Card>
  );
}
