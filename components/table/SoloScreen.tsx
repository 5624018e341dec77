import { useCallback, useState } from 'react';

import { Hub } from '@/components/game/Hub';
import { SavingNotice } from '@/components/game/SavingNotice';
import { useLearnedRewards } from '@/components/game/useLearnedRewards';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { LogContext } from './LogContext';
import { LogBottomSheet } from './LogBottomSheet';
import { NoticeContext } from './NoticeContext';
import { PlayedGame } from './PlayedGame';
import { Table } from './Table';

/** The table of the game the address names. */
export function SoloScreen() {
  const { title } = useWords(soloWords);
  return (
    <PlayedGame title={title} unnamed={<Hub />}>
      {(open) => <OpenTable open={open} />}
    </PlayedGame>
  );
}

function OpenTable({ open }: { readonly open: OpenGame }) {
  const [log, setLog] = useState(false);
  useLearnedRewards(open);
  const openLog = useCallback(() => setLog(true), []);
  const { history } = open;
  return (
    <LogContext value={openLog}>
      <NoticeContext value={<SavingNotice open={open} />}>
        <Table state={history.now} />
      </NoticeContext>
      {log && <LogBottomSheet open={open} onClose={() => setLog(false)} />}
    </LogContext>
  );
}
