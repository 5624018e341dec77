import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { finalScore } from '@/engine';
import { printPage } from '@/components/transfer/printPage';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { printWords } from '@/i18n/print';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import {
  againWith,
  basisOf,
  inputOf,
  withColour,
  withName,
  withPlayer,
  type Basis,
  type ScoreSheet,
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
import { WhoPlays } from './WhoPlays';

const FIRST: FieldOf = { entry: 'wigs', id: 'p1' };

/** The score sheet: everyone's numbers in one table, the keys for the chosen field under the thumb. */
export function ScoreScreen() {
  const { draft, loaded, unsaved, load, change, again } = useScoreSheets((sheets) => sheets);
  const words = useWords(scoreWords);
  const [cell, setCell] = useState<FieldOf | undefined>(FIRST);
  const [editing, setEditing] = useState<string | undefined>(undefined);
  useEffect(() => void load(), [load]);
  const device = useScoreBasis();
  const counted = useCounted(draft, device);
  const { players } = counted.input;
  const selected = cell !== undefined && players.some(({ id }) => id === cell.id) ? cell : cell && FIRST;
  const result = <ShowResult device={device} isDoubtful={counted.problems.length > 0} />;
  return (
    <Screen
      title={words.title}
      footer={
        selected === undefined ? (
          <View style={{ gap: SPACE.s }}>
            <AppText variant="label">{words.allEntered}</AppText>
            {result}
          </View>
        ) : (
          <UntilLoaded loaded={loaded}>
            <Dock
              {...counted}
              cell={selected}
              onChange={(player) => change((sheet) => withPlayer(sheet, player))}
              onNext={() => setCell(nextField(players, selected))}
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
      <ScoreGrid {...counted} selected={selected} onSelect={setCell} onPerson={setEditing} />
      {selected !== undefined && result}
      <StartOver draft={draft} change={change} />
      <BlankSheet />
      <CopyCard
        sheet={draft}
        basis={basisOf(draft, device)}
        onChange={(changed) => change((sheet) => ({ ...sheet, ...changed }))}
      />
      <EditPerson draft={draft} change={change} id={editing} onClose={() => setEditing(undefined)} />
    </Screen>
  );
}

/** The sheet as it is entered, counted: points, people and what looks wrong. */
function useCounted(draft: ScoreSheet, device: Basis) {
  const words = useWords(scoreWords);
  const input = useMemo(() => inputOf(draft, device), [draft, device]);
  const score = useMemo(() => finalScore(input), [input]);
  const problems = useMemo(() => problemsOf(input), [input]);
  return { input, score, problems, people: peopleOf(draft, words) };
}

/** Finishes the sheet and leads to its result; doubts do not stand in the way. */
function ShowResult({ device, isDoubtful }: { readonly device: Basis; readonly isDoubtful: boolean }) {
  const { loaded, finish } = useScoreSheets((sheets) => sheets);
  const words = useWords(scoreWords);
  const router = useRouter();
  const show = async (): Promise<void> =>
    router.push({ pathname: '/score/result', params: { sheet: await finish(device) } });
  return (
    <View style={{ gap: SPACE.s }}>
      {isDoubtful && (
        <AppText variant="small" tone="danger">
          {words.lookAgain}
        </AppText>
      )}
      <Button wide label={words.showResult} onPress={() => void show()} disabled={!loaded} />
    </View>
  );
}

/** The way to a sheet on paper, where there is a printer. */
function BlankSheet() {
  const { links } = useWords(printWords);
  return printPage === undefined ? null : <LinkButton kind="secondary" href="/print?page=score" label={links.score} />;
}

/** Nothing can be entered before the device has said what was entered last time: it would be lost. */
const UntilLoaded = ({ loaded, children }: { readonly loaded: boolean; readonly children: ReactNode }) => (
  <View aria-busy={!loaded} style={{ pointerEvents: loaded ? 'auto' : 'none' }}>
    {children}
  </View>
);

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

interface DraftProps {
  readonly draft: ScoreSheet;
  readonly change: (edit: (sheet: ScoreSheet) => ScoreSheet) => void;
}

interface EditPersonProps extends DraftProps {
  /** Nobody while closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** Name and color of one of the people. */
function EditPerson({ draft, change, id, onClose }: EditPersonProps) {
  const edit = (edited: (sheet: ScoreSheet, id: string) => ScoreSheet): void =>
    change((sheet) => (id === undefined ? sheet : edited(sheet, id)));
  return (
    <PersonBottomSheet
      seat={draft.seats.find(({ held }) => held.id === id)}
      onName={(name) => edit((sheet, who) => withName(sheet, who, name))}
      onColour={(colour) => edit((sheet, who) => withColour(sheet, who, colour))}
      onClose={onClose}
    />
  );
}

/** Empties the sheet; for a while it can be undone. */
function StartOver({ draft, change }: DraftProps) {
  const words = useWords(scoreWords);
  const { undo } = useWords(commonWords);
  const startOver = (): void => {
    change(againWith);
    showToast({ text: words.startedOver, action: { label: undo, onPress: () => change(() => draft) } });
  };
  return <Button kind="quiet" label={words.startOver} onPress={startOver} />;
}
