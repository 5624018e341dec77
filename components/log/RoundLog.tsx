import { View } from 'react-native';

import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { Note } from '@/components/ui/Note';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';

import type { Line, RoundLines, TurnLines } from '@/components/game/log/chronicle';
import { EntryText } from '@/components/game/log/EntryText';
import { entrySaid } from '@/components/game/log/said';
import { useLogWords } from '@/components/game/log/useLogWords';

interface RoundLogProps {
  readonly round: RoundLines;
  readonly onChoose: (line: Line) => void;
}

/** A round of the log: its turns and their entries, the latest first; every entry can be tapped. */
export function RoundLog({ round: { period, round, turns }, onChoose }: RoundLogProps) {
  const words = useWords(logWords);
  const title = words.round(period, round);
  return (
    <View role="region" aria-label={title} style={{ gap: SPACE.s }}>
      <Heading>{title}</Heading>
      {turns.map((turn) => (
        <TurnLog key={turn.lines[0]?.at} turn={turn} onChoose={onChoose} />
      ))}
    </View>
  );
}

interface TurnLogProps {
  readonly turn: TurnLines;
  readonly onChoose: RoundLogProps['onChoose'];
}

function TurnLog({ turn: { whose, lines }, onChoose }: TurnLogProps) {
  const words = useWords(logWords);
  const colors = useColors();
  return (
    <View style={{ borderRadius: RADIUS.l, ...framed(colors), paddingTop: SPACE.s, overflow: 'hidden' }}>
      <Note style={{ paddingHorizontal: SPACE.m, fontWeight: '600' }}>{words.whose[whose]}</Note>
      <View role="list" aria-label={words.whose[whose]}>
        {lines.map((line) => (
          <View key={line.at} role="listitem">
            <EntryButton line={line} onPress={() => onChoose(line)} />
          </View>
        ))}
      </View>
    </View>
  );
}

function EntryButton({ line, onPress }: { readonly line: Line; readonly onPress: () => void }) {
  const words = useLogWords();
  const colors = useColors();
  return (
    <TouchSurface
      label={words.log.entry(line.at + 1, entrySaid(line.entry, line.before, words).join(' '))}
      onPress={onPress}
      style={{
        ...ROW,
        justifyContent: 'flex-start',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
      }}
    >
      <EntryText line={line} />
      <UiIcon name="chevron" size={18} color={colors.inkSoft} />
    </TouchSurface>
  );
}
