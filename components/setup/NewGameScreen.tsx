import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { Board } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { DEPTHS, preplacedAt, type Depth, type SoloDeal } from '@/engine';
import { commonWords } from '@/i18n/common';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';
import { table } from '@/store/games/games';
import { useRulings } from '@/store/rulings';

import { boardOf, dealOf, gameOf, missingIn, type Draft } from './draft';
import { useSetup } from './draftStore';
import { DrawnQuestions } from './DrawnQuestions';
import { stepsOf } from './steps';

/** A new game: the app deals, the hands follow the list, and what is drawn by hand is told with a tap or two. */
export function NewGameScreen() {
  const words = useWords(setupWords);
  const { busy } = useWords(commonWords);
  const { sheet } = useBoardCopy().copy;
  const { draft, load } = useSetup();
  useEffect(() => void load(), [load]);
  const deal = useMemo(() => (draft === null ? null : dealOf(draft.seed, sheet)), [draft, sheet]);
  if (draft === null || deal === null)
    return (
      <Screen title={words.title}>
        <AppText live>{busy}</AppText>
      </Screen>
    );
  return <SetupTable draft={draft} deal={deal} />;
}

interface SetupTableProps {
  readonly draft: Draft;
  readonly deal: SoloDeal;
}

/** Begins the game of this draft, once everything is told. */
function useBegin({ draft, deal }: SetupTableProps, depth: Depth): (() => void) | null {
  const words = useWords(setupWords);
  const router = useRouter();
  const { sheet } = useBoardCopy().copy;
  const { rulings } = useRulings();
  const { clear } = useSetup();
  const game = gameOf(deal, draft.drawn, { sheet, rulings, depth });
  if (game === null) return null;
  return () => {
    void table
      .getState()
      .beginGame(game, words.gameName(new Date().toLocaleDateString()))
      .then((id) => {
        clear();
        router.replace(`/solo?game=${id}`);
      });
  };
}

function SetupTable({ draft, deal }: SetupTableProps) {
  const words = useWords(setupWords);
  const { change, deal: dealAgain } = useSetup();
  const { sheet } = useBoardCopy().copy;
  const [depth, setDepth] = useState<Depth>('everything');
  const begin = useBegin({ draft, deal }, depth);
  const steps = useMemo(() => stepsOf(deal, words.do), [deal, words]);
  const board = useMemo(() => boardOf(deal, draft.drawn, sheet), [deal, draft, sheet]);
  const wide = useWindowDimensions().width >= SIDE_BY_SIDE;
  const next = steps.find(({ id }) => !draft.done.includes(id));
  const missing = missingIn(draft.drawn);
  const toggle = (id: string, done: boolean): void =>
    change({ ...draft, done: done ? [...draft.done, id] : draft.done.filter((one) => one !== id) });
  const list = (
    <View style={{ gap: SPACE.m }}>
      <Card title={words.steps} style={{ padding: SPACE.m }}>
        <AppText tone="inkSoft">{words.intro}</AppText>
        <Checklist label={words.steps} items={steps.map(({ id, label }) => ({ id, label, done: draft.done.includes(id) }))} onToggle={toggle} />
        <Button kind="quiet" label={words.again} onPress={dealAgain} />
      </Card>
    </View>
  );
  const asks = (
    <>
      <DrawnQuestions drawn={draft.drawn} site={preplacedAt(deal.aide).site} onDraw={(drawn) => change({ ...draft, drawn })} />
      <Segment label={words.depth.label} value={depth} onChange={setDepth} options={DEPTHS.map((value) => ({ value, label: words.depth[value] }))} />
    </>
  );
  const unavailable = begin !== null ? undefined : missing > 0 ? words.missing(missing) : words.refused;
  return (
    <Screen wide title={words.title} footer={<Button wide label={words.start} unavailable={unavailable} onPress={() => begin?.()} />}>
      {!wide && list}
      {board !== null && (
        <Board view={boardView(board)} lit={next?.places ?? []} panel={<View style={{ gap: SPACE.m }}>{wide && list}{asks}</View>} />
      )}
    </Screen>
  );
}
