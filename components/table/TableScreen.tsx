import { useContext, useMemo, useState, type ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { Board } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { figuresOf, type Layer } from '@/components/board/figures';
import { useSame } from '@/components/board/useSame';
import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import { Button } from '@/components/ui/Button';
import { hasKeys } from '@/components/ui/platform';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { useAwake } from '@/components/ui/useAwake';
import { SHEET_ENTRIES } from '@/engine';
import { shortcutWords } from '@/i18n/shortcuts';
import { useWords } from '@/i18n/useWords';

import { NoticeContext } from './NoticeContext';
import { PiecesToMove } from './PiecesToMove';
import { ShortcutHelp } from './ShortcutHelp';
import type { Stage } from './stage';
import { TableActions } from './TableActions';
import { useFromTop } from './useFromTop';
import { useTableKeys } from './useTableKeys';

/** What is told at the table may rest on anything printed but the majority of the final score. */
const RESTS_ON = SHEET_ENTRIES.filter((entry) => entry !== 'toolsMajority');

/** The table: what to do now, the map and the tracks. Words and map stand side by side where there is room. */
export function TableScreen({ stage }: { readonly stage: Stage }) {
  useAwake();
  const { title, state, lines, dock, forecast, footer, foldPieces = false, onConfirm, ...marks } = stage;
  const [layer, setLayer] = useState<Layer>('plain');
  const [help, setHelp] = useState(false);
  const openHelp = (): void => setHelp(true);
  useTableKeys({ layer, onLayer: setLayer, onConfirm, onHelp: openHelp });
  const view = useSame(useMemo(() => boardView(state), [state]));
  const figures = useSame(useMemo(() => figuresOf(state, layer), [state, layer]));
  const notice = useContext(NoticeContext);
  const wide = useWindowDimensions().width >= SIDE_BY_SIDE;
  const asked = (
    <Asked title={title} foldPieces={foldPieces}>
      {lines}
      {dock}
    </Asked>
  );
  const beside = wide ? (
    <Stack>
      {asked}
      {forecast}
      {hasKeys && <KeysButton onPress={openHelp} />}
    </Stack>
  ) : (
    forecast
  );
  return (
    <Screen wide title={title} actions={<TableActions />} footer={footer}>
      {notice}
      {!wide && asked}
      <Board {...marks} view={view} layer={layer} figures={figures} onLayer={setLayer} panel={beside} />
      {hasKeys && <ShortcutHelp open={help} onClose={() => setHelp(false)} />}
    </Screen>
  );
}

interface AskedProps {
  readonly title: string;
  readonly foldPieces: boolean;
  readonly children: ReactNode;
}

function Asked({ title, foldPieces, children }: AskedProps) {
  useFromTop(title);
  return (
    <Stack>
      <PiecesToMove folded={foldPieces} />
      {children}
      <UnconfirmedBadge dependsOn={RESTS_ON} />
    </Stack>
  );
}

function KeysButton({ onPress }: { readonly onPress: () => void }) {
  const { open } = useWords(shortcutWords);
  return <Button kind="quiet" label={open} onPress={onPress} />;
}

const Stack = ({ children }: { readonly children: ReactNode }) => <View style={{ gap: SPACE.m }}>{children}</View>;
