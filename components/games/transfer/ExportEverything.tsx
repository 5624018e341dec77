import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { Sheet } from '@/components/ui/Sheet';
import { showToast } from '@/components/ui/toastStore';
import { gamesWords } from '@/i18n/games';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';
import { useExportReminder } from '@/store/exportReminder';
import { exportAll } from '@/store/games/games';

import { HandedText } from '@/components/transfer/HandedText';
import { useBeside } from './useBeside';

/** Handing on everything on this device: a button, and the texts behind it. */
export function ExportEverything() {
  const { handing, closed } = useWords(gamesWords);
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
      <Button kind="secondary" label={handing.everything} busy={isBusy} onPress={() => void collect()} />
      <Sheet open={texts !== undefined} title={handing.everything} onClose={() => setTexts(undefined)}>
        <Texts texts={texts ?? []} />
      </Sheet>
    </>
  );
}

/** It counts as exported once every text has left. */
function Texts({ texts }: { readonly texts: readonly string[] }) {
  const words = useWords(transferWords);
  const noteExport = useExportReminder((reminder) => reminder.noteExport);
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set());
  const note = (place: number): void => {
    const now = new Set([...handed, place]);
    setHanded(now);
    if (now.size === texts.length) noteExport();
  };
  const isOne = texts.length === 1;
  return (
    <Column gap="l">
      {texts.map((text, place) => (
        <Column key={place} gap="s">
          {!isOne && <AppText variant="label">{words.part(place + 1, texts.length)}</AppText>}
          <HandedText
            text={text}
            name={isOne ? 'everything' : `everything-${place + 1}`}
            onHanded={() => note(place)}
          />
        </Column>
      ))}
    </Column>
  );
}
