import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { showToast } from '@/components/ui/toastStore';
import { gamesWords } from '@/i18n/games';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';
import { useExportReminder } from '@/store/exportReminder';
import { exportAll } from '@/store/games/games';

import { ExportedText } from '@/components/transfer/ExportedText';
import { useBeside } from './useBeside';

/** Exporting everything on this device: a button, and the texts behind it. */
export function ExportEverything() {
  const { transfer, closed } = useWords(gamesWords);
  const { beside } = useBeside();
  const [texts, setTexts] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const collect = async (): Promise<void> => {
    setBusy(true);
    const collected = await exportAll(beside);
    setBusy(false);
    setTexts(collected);
    if (collected === undefined) showToast({ text: closed });
  };
  return (
    <>
      <Button kind="secondary" label={transfer.everything} busy={isBusy} onPress={() => void collect()} />
      <BottomSheet open={texts !== undefined} title={transfer.everything} onClose={() => setTexts(undefined)}>
        <Texts texts={texts ?? []} />
      </BottomSheet>
    </>
  );
}

/** It counts as exported once every text has left. */
function Texts({ texts }: { readonly texts: readonly string[] }) {
  const words = useWords(transferWords);
  const noteExport = useExportReminder((reminder) => reminder.noteExport);
  const [exported, setExported] = useState<ReadonlySet<number>>(new Set());
  const note = (place: number): void => {
    const now = new Set([...exported, place]);
    setExported(now);
    if (now.size === texts.length) noteExport();
  };
  const isOne = texts.length === 1;
  return (
    <Column gap="l">
      {texts.map((text, place) => (
        <Column key={place} gap="s">
          {!isOne && <AppText variant="label">{words.part(place + 1, texts.length)}</AppText>}
          <ExportedText
            text={text}
            name={isOne ? 'everything' : `everything-${place + 1}`}
            onExported={() => note(place)}
          />
        </Column>
      ))}
    </Column>
  );
}
