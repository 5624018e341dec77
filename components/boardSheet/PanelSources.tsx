import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { DEFAULT_SHEET, SHEET_SOURCES, type BoardSheet, type SheetEntry } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

interface PanelSourcesProps {
  readonly entry: SheetEntry;
  readonly sheet: BoardSheet;
  /** Takes the panel back to what the app assumed; offered only where it differs. */
  readonly onAsNew: () => void;
}

/** Where our assumption comes from, for whoever wonders: folded away until asked for. */
export function PanelSources({ entry, sheet, onAsNew }: PanelSourcesProps) {
  const words = useWords(sheetWords);
  const [open, setOpen] = useState(false);
  const { documents, trust, ruling } = SHEET_SOURCES[entry];
  const differs = JSON.stringify(sheet[entry]) !== JSON.stringify(DEFAULT_SHEET[entry]);
  return (
    <>
      <Button
        kind="quiet"
        label={open ? words.panel.hideSources : words.panel.sources}
        name={words.panel.details(words.panels[entry].title, open ? words.panel.hideSources : words.panel.sources)}
        onPress={() => setOpen(!open)}
      />
      {open && (
        <Card tone="sunken">
          <AppText variant="small">{words.panels[entry].matters}</AppText>
          <AppText variant="small">{words.panels[entry].known}</AppText>
          <Note>{words.panel.readIn(documents)}</Note>
          <Note>{words.panel.trust[trust]}</Note>
          {ruling !== undefined && <Note>{words.panel.ruling(ruling)}</Note>}
        </Card>
      )}
      {differs && (
        <Button
          kind="quiet"
          label={words.panel.asNew}
          name={words.panel.asNewNamed(words.panels[entry].title)}
          onPress={onAsNew}
        />
      )}
    </>
  );
}
