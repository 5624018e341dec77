import { useContext, useMemo, useState, type ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { Board } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { figuresOf, type Layer } from '@/components/board/figures';
import type { BoardMarks } from '@/components/board/selection';
import { useSame } from '@/components/board/useSame';
import { UnconfirmedBadge } from '@/components/sheet/UnconfirmedBadge';
import { Button } from '@/components/ui/Button';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { isWeb } from '@/components/ui/web';
import { SHEET_ENTRIES, type GameState } from '@/engine';
import { shortcutWords } from '@/i18n/shortcuts';
import { useWords } from '@/i18n/useWords';

import { NoticeContext } from './NoticeContext';
import { PiecesToMove } from './PiecesToMove';
import { ShortcutHelp } from './ShortcutHelp';
import { TableActions } from './TableActions';
import { useAwake } from './useAwake';
import { useFromTop } from './useFromTop';
import { useTableKeys } from './useTableKeys';

/** What is told at the table may rest on anything printed but the majority of the final score. */
const RESTS_ON = SHEET_ENTRIES.filter((entry) => entry !== 'toolsMajority');

interface TableScreenProps extends BoardMarks {
  readonly title: string;
  /** The table as it is drawn. */
  readonly state: GameState;
  /** Above the map on a phone, first beside it on a tablet. */
  readonly top: ReactNode;
  /** Below the map on a phone. */
  readonly panel?: ReactNode;
  readonly footer?: ReactNode;
  /** The pieces of your last move take one line: his first instruction stands near the top. */
  readonly foldPieces?: boolean;
  /** What the confirming key does. */
  readonly onConfirm?: (() => void) | undefined;
}

/** The table: what to do now, the map and the tracks. Words and map stand side by side where there is room. */
export function TableScreen({ title, state, top, panel, footer, foldPieces = false, onConfirm, ...marks }: TableScreenProps) {
  useAwake();
  useFromTop(title);
  const words = useWords(shortcutWords);
  const [layer, setLayer] = useState<Layer>('plain');
  const [help, setHelp] = useState(false);
  useTableKeys({ layer, onLayer: setLayer, onConfirm, onHelp: () => setHelp(true) });
  const view = useSame(useMemo(() => boardView(state), [state]));
  const figures = useSame(useMemo(() => figuresOf(state, layer), [state, layer]));
  const notice = useContext(NoticeContext);
  const wide = useWindowDimensions().width >= SIDE_BY_SIDE;
  const told = (
    <Stack>
      <PiecesToMove folded={foldPieces} />
      {top}
      <UnconfirmedBadge dependsOn={RESTS_ON} />
    </Stack>
  );
  const keys = isWeb && <Button kind="quiet" label={words.open} onPress={() => setHelp(true)} />;
  const beside = wide ? <Stack>{told}{panel}{keys}</Stack> : panel;
  return (
    <Screen wide title={title} actions={<TableActions />} footer={footer}>
      {notice}
      {!wide && told}
      <Board {...marks} view={view} layer={layer} figures={figures} onLayer={setLayer} panel={beside} />
      {isWeb && <ShortcutHelp open={help} onClose={() => setHelp(false)} />}
    </Screen>
  );
}

const Stack = ({ children }: { readonly children: ReactNode }) => <View style={{ gap: SPACE.m }}>{children}</View>;
