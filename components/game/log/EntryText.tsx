import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Badge } from '@/components/ui/Badge';
import { Row } from '@/components/ui/layout';

import type { Line } from './chronicle';
import { entrySaid, gainsIn } from './said';
import { useLogWords } from './useLogWords';

/** An entry as the log tells it: its sentences, what it gave, and what is special about it. */
export function EntryText({ line: { at, entry, before, undone } }: { readonly line: Omit<Line, 'whose'> }) {
  const words = useLogWords();
  const gains = gainsIn(entry.events);
  return (
    <View style={{ flex: 1, gap: 2 }}>
      <AppText tone={undone ? 'inkSoft' : 'ink'}>
        {words.log.entry(at + 1, entrySaid(entry, before, words).join(' '))}
      </AppText>
      {gains.length > 0 && <Note>{words.log.gains(gains)}</Note>}
      {entry.note !== undefined && <Note>{words.log.note(entry.note)}</Note>}
      {(undone || entry.kept === true) && (
        <Row gap="xs">
          {undone && <Badge label={words.log.undone} />}
          {entry.kept === true && <Badge tone="accent" label={words.log.kept} />}
        </Row>
      )}
    </View>
  );
}
