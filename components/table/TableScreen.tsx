import { useContext, useMemo, useState, type ReactNode } from 'react';
import { View, useWindowDimensions, type ViewStyle } from 'react-native';

import { Board } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { figuresOf, type Layer } from '@/components/board/figures';
import { useSame } from '@/components/board/useSame';
import { GameBadge } from '@/components/game/GameBadge';
import { Button } from '@/components/ui/Button';
import { DockScreen } from '@/components/ui/DockScreen';
import { hasKeys } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { useAwake } from '@/components/ui/useAwake';
import { SHEET_ENTRIES } from '@/engine';
import { shortcutWords } from '@/i18n/shortcuts';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { NoticeContext } from './NoticeContext';
import { PiecesToMove } from './PiecesToMove';
import { Players } from './panel/Players';
import { roomOf } from './room';
import { ShortcutHelp } from './ShortcutHelp';
import type { Stage } from './stage';
import { TableActions } from './TableActions';
import { useFromTop } from './useFromTop';
import { useMoment } from './useMoment';
import { useTableKeys } from './useTableKeys';

/** What is said at the table may rest on anything printed but the majority of the final score. */
const RESTS_ON = SHEET_ENTRIES.filter((entry) => entry !== 'toolsMajority');

/** The table: the map between the players and what is asked; where there is room, what is asked stands beside it. */
export function TableScreen({ stage }: { readonly stage: Stage }) {
  useAwake();
  const { title, subtitle, players, state, lines, dock, forecast, footer, onConfirm, ...rest } = stage;
  const { foldPieces = false, hidesLines = false, ...marks } = rest;
  const words = useWords(soloWords);
  const [layer, setLayer] = useState<Layer>('plain');
  const [help, setHelp] = useState(false);
  const openHelp = (): void => setHelp(true);
  useTableKeys({ layer, onLayer: setLayer, onConfirm, onHelp: openHelp });
  useFromTop(title);
  const view = useSame(useMemo(() => boardView(state), [state]));
  const figures = useSame(useMemo(() => figuresOf(state, layer), [state, layer]));
  const moment = useMoment(state);
  const { board, columnWidth } = roomOf(useWindowDimensions());
  const isBeside = columnWidth !== undefined;
  const told = (
    <>
      {players === undefined && <PiecesToMove folded={foldPieces} />}
      {lines}
    </>
  );
  const badge = players === undefined && <GameBadge dependsOn={RESTS_ON} />;
  return (
    <DockScreen
      title={title}
      subtitle={subtitle ?? moment}
      actions={<TableActions />}
      bar={players ?? <Players state={state} />}
      dockName={words.dock}
      columnWidth={columnWidth}
      lead={isBeside ? !hidesLines && told : forecast}
      dock={isBeside ? <Beside forecast={forecast} dock={dock} badge={badge} onHelp={openHelp} /> : dock}
      footer={footer}
    >
      <Notice />
      {!isBeside && <Told>{told}</Told>}
      <View style={isBeside ? ROOMY : TIGHT}>
        <Board
          {...marks}
          view={view}
          layer={layer}
          figures={figures}
          onLayer={setLayer}
          room={board}
          courtFoot={!isBeside && badge}
        />
      </View>
      {hasKeys && <ShortcutHelp open={help} onClose={() => setHelp(false)} />}
    </DockScreen>
  );
}

/** The air around the map: on a phone it takes the whole width, and the court what is free below. */
const TIGHT: ViewStyle = { flexGrow: 1, paddingTop: SPACE.xs, paddingBottom: SPACE.xs };
const ROOMY: ViewStyle = { paddingHorizontal: SPACE.m, paddingTop: SPACE.xs, paddingBottom: SPACE.l };

interface BesideProps {
  readonly forecast: ReactNode;
  readonly dock: ReactNode;
  readonly badge: ReactNode;
  readonly onHelp: () => void;
}

/** What stands in the column beside the map. */
const Beside = ({ forecast, dock, badge, onHelp }: BesideProps) => (
  <>
    {forecast}
    {dock}
    {badge}
    {hasKeys && <KeysButton onPress={onHelp} />}
  </>
);

/** What is said above everything else. */
function Notice() {
  const notice = useContext(NoticeContext);
  return notice === null ? null : <View style={{ paddingHorizontal: SPACE.m }}>{notice}</View>;
}

/** What the hands carry out stands above the map on a phone. */
const Told = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ gap: SPACE.s, paddingHorizontal: SPACE.m }}>{children}</View>
);

function KeysButton({ onPress }: { readonly onPress: () => void }) {
  const { open } = useWords(shortcutWords);
  return <Button kind="quiet" label={open} onPress={onPress} />;
}
