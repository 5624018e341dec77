import { useState } from 'react';

import { ConfirmForLacerda } from '@/components/boardSheet/ConfirmForLacerda';
import { AppText } from '@/components/ui/AppText';
import { Screen } from '@/components/ui/Screen';
import { UnderWay } from '@/components/compare/UnderWay';
import { commonWords } from '@/i18n/common';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';

import { AnotherWay } from './AnotherWay';
import type { SetupDraft } from './draft';
import { useSetup, type Setup } from './draftStore';
import { KindChoice } from './KindChoice';
import { SetupStage } from './SetupStage';
import { BoardSheetGap, gapsOf } from './BoardSheetGap';
import { useBegin } from './useBegin';
import { useGate } from './useGate';

/** A new solo game: once per device what decides Lacerda's moves is matched; then the table is set up, or entered as it is. */
export function NewGameScreen() {
  const words = useWords(setupWords);
  const { busy } = useWords(commonWords);
  const { sheet } = useBoardCopy().copy;
  const setup = useSetup();
  const gate = useGate();
  if (gate.at === 'unknown' || !setup.loaded)
    return (
      <Screen title={words.title}>
        <AppText live>{busy}</AppText>
      </Screen>
    );
  if (gate.at === 'closed')
    return (
      <Screen title={words.title}>
        <ConfirmForLacerda onDone={gate.open} />
      </Screen>
    );
  const gaps = gapsOf(sheet);
  return gaps === null ? <SetupOf setup={setup} /> : <BoardSheetGap gaps={gaps} />;
}

/** The draft is put away before the table of the game is there: until then it stays on the screen. */
function useShown(draft: SetupDraft | null, leaving: boolean): SetupDraft | null {
  const [shown, show] = useState(draft);
  if (!leaving && shown !== draft) show(draft);
  return leaving ? shown : draft;
}

function SetupOf({ setup: { draft: kept, quarantined, unsaved } }: { readonly setup: Setup }) {
  const words = useWords(setupWords);
  const begin = useBegin();
  const draft = useShown(kept, begin.busy);
  if (draft === null) return <KindChoice notice={quarantined ? words.setAside : unsaved ? words.unsaved : undefined} />;
  if (draft.kind === 'under-way') return <UnderWay onStart={begin.start} otherWay={<AnotherWay draft={draft} />} />;
  return <SetupStage draft={draft} begin={begin} notice={unsaved ? words.unsaved : undefined} />;
}
