import type { Href } from 'expo-router';
import { View } from 'react-native';

import { EntryText } from '@/components/game/log/EntryText';
import { linesOf } from '@/components/game/log/chronicle';
import { Pieces } from '@/components/game/log/Pieces';
import { UndoRedo } from '@/components/game/log/UndoRedo';
import { useTravel } from '@/components/game/log/useTravel';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { SPACE } from '@/components/ui/scale';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

/** So many entries are at hand at the table; the log has them all. */
const LATEST = 3;

/** The latest entries at the table, undo and redo with the pieces that go back, and the way to the whole log. */
export function LogBottomSheet({ open, onClose }: { readonly open: OpenGame; readonly onClose: () => void }) {
  const words = useWords(logWords);
  const journey = useTravel(open);
  const { game, history } = open;
  const latest = linesOf(history)
    .filter(({ undone }) => !undone)
    .slice(-LATEST)
    .reverse();
  return (
    <BottomSheet
      open
      title={words.title}
      onClose={onClose}
      footer={<LinkButton kind="secondary" href={`/solo/log?game=${game.id}` as Href} label={words.whole} />}
    >
      <UndoRedo open={open} journey={journey} />
      <Pieces journey={journey} />
      {latest.length === 0 && <AppText tone="inkSoft">{words.nothing}</AppText>}
      <View role="list" aria-label={words.title} style={{ gap: SPACE.s }}>
        {latest.map((line) => (
          <View key={line.at} role="listitem" style={{ flexDirection: 'row' }}>
            <EntryText line={line} />
          </View>
        ))}
      </View>
    </BottomSheet>
  );
}
