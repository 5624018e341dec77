import { useCallback, useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { Hub } from './Hub';
import { LogContext } from './LogContext';
import { LogSheet } from './LogSheet';
import { NamedGame } from './NamedGame';
import { Now } from './Now';

/** The table of the game the address names. */
export function SoloScreen() {
  const { title } = useWords(soloWords);
  return (
    <NamedGame title={title} unnamed={<Hub />}>
      {(open) => <OpenTable open={open} />}
    </NamedGame>
  );
}

function OpenTable({ open }: { readonly open: OpenGame }) {
  const words = useWords(soloWords);
  const [log, setLog] = useState(false);
  const openLog = useCallback(() => setLog(true), []);
  const { history, failure } = open;
  return (
    <LogContext value={openLog}>
      <Now state={history.now} />
      {failure !== null && <AppText align="center">{words.unsaved}</AppText>}
      {log && <LogSheet open={open} onClose={() => setLog(false)} />}
    </LogContext>
  );
}
