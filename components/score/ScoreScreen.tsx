import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { finalScore, type ScorePlayer } from '@/engine';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import {
  againWith,
  basisOf,
  inputOf,
  PLAYERS_SCORED,
  withColour,
  withName,
  withPlayer,
  type ScoreSheet,
  type PlayersScored,
} from '@/store/scoreSheet';
import { useScoreSheets } from '@/store/scoreSheets';

import { CopyCard } from './entry/CopyCard';
import { Dock } from './entry/Dock';
import { nextField, type FieldOf } from './entry/entries';
import { PersonBottomSheet } from './entry/PersonBottomSheet';
import { problemsOf } from './entry/problems';
import { ScoreGrid } from './entry/ScoreGrid';
import { peopleOf } from './people';
import { useScoreBasis } from './useScoreBasis';

const FIRST: FieldOf = { entry: 'wigs', id: 'p1' };

/** The score sheet: everyone's numbers in one table, the keys for the chosen field under the thumb. */
export function ScoreScreen() {
  const { draft, loaded, unsaved, load, change, finish, again } = useScoreSheets((sheets) => sheets);
  const words = useWords(scoreWords);
  const router = useRouter();
  const [cell, setCell] = useState<FieldOf | undefined>(FIRST);
  const [editing, setEditing] = useState<string | undefined>(undefined);
  useEffect(() => void load(), [load]);

  const device = useScoreBasis();
  const input = useMemo(() => inputOf(draft, device), [draft, device]);
  const score = useMemo(() => finalScore(input), [input]);
  const problems = useMemo(() => problemsOf(input), [input]);
  const people = peopleOf(draft, words);
  const selected = cell !== undefined && input.players.some(({ id }) => id === cell.id) ? cell : cell && FIRST;

  const setPlayer = (player: ScorePlayer): void => change((sheet) => withPlayer(sheet, player));
  const showResult = async (): Promise<void> =>
    router.push({ pathname: '/score/result', params: { sheet: await finish(device) } });
  const resultButton = (
    <View style={{ gap: SPACE.s }}>
      {problems.length > 0 && (
        <AppText variant="small" tone="danger">
          {words.lookAgain}
        </AppText>
      )}
      <Button wide label={words.showResult} onPress={() => void showResult()} disabled={!loaded} />
    </View>
  );
  return (
    <Screen
      title={words.title}
      footer={
        selected === undefined ? (
          <View style={{ gap: SPACE.s }}>
            <AppText variant="label">{words.allEntered}</AppText>
            {resultButton}
          </View>
        ) : (
          <UntilLoaded loaded={loaded}>
            <Dock
              cell={selected}
              input={input}
              score={score}
              people={people}
              problems={problems}
              onChange={setPlayer}
              onNext={() => setCell(nextField(input.players, selected))}
            />
          </UntilLoaded>
        )
      }
    >
      {draft.keptAs !== null && <KeptNotice onAgain={() => again()} />}
      {unsaved && <AppText tone="danger">{words.notKept}</AppText>}
      <UntilLoaded loaded={loaded}>
        <WhoPlays table={draft.table} onChange={(table) => change((sheet) => ({ ...sheet, table }))} />
      </UntilLoaded>
      <ScoreGrid
        input={input}
        score={score}
        people={people}
        problems={problems}
        selected={selected}
        onSelect={setCell}
        onPerson={setEditing}
      />
      {selected !== undefined && resultButton}
      <StartOver draft={draft} change={change} />
      <CopyCard
        sheet={draft}
        basis={basisOf(draft, device)}
        onChange={(changed) => change((sheet) => ({ ...sheet, ...changed }))}
      />
      <PersonBottomSheet
        seat={draft.seats.find(({ held }) => held.id === editing)}
        onName={(name) => change((sheet) => (editing === undefined ? sheet : withName(sheet, editing, name)))}
        onColour={(colour) => change((sheet) => (editing === undefined ? sheet : withColour(sheet, editing, colour)))}
        onClose={() => setEditing(undefined)}
      />
    </Screen>
  );
}

/** Nothing can be entered before the device has said what was entered last time: it would be lost. */
const UntilLoaded = ({ loaded, children }: { readonly loaded: boolean; readonly children: ReactNode }) => (
  <View aria-busy={!loaded} style={{ pointerEvents: loaded ? 'auto' : 'none' }}>
    {children}
  </View>
);

function WhoPlays({
  table,
  onChange,
}: {
  readonly table: PlayersScored;
  readonly onChange: (table: PlayersScored) => void;
}) {
  const words = useWords(scoreWords);
  return (
    <Column gap="xs">
      <Note>{words.who}</Note>
      <Segment
        label={words.who}
        value={table}
        onChange={onChange}
        options={PLAYERS_SCORED.map((value) => ({ value, label: words.table[value] }))}
      />
    </Column>
  );
}

/** A finished sheet taken up again: changes replace it, or a new one begins. */
function KeptNotice({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(scoreWords);
  return (
    <Card tone="primarySoft">
      <AppText>{words.sheetKept}</AppText>
      <Button label={words.result.again} onPress={onAgain} />
    </Card>
  );
}

interface StartOverProps {
  readonly draft: ScoreSheet;
  readonly change: (edit: (sheet: ScoreSheet) => ScoreSheet) => void;
}

/** Empties the sheet; for a while it can be undone. */
function StartOver({ draft, change }: StartOverProps) {
  const words = useWords(scoreWords);
  const { undo } = useWords(commonWords);
  const startOver = (): void => {
    change(againWith);
    showToast({ text: words.startedOver, action: { label: undo, onPress: () => change(() => draft) } });
  };
  return <Button kind="quiet" label={words.startOver} onPress={startOver} />;
}
