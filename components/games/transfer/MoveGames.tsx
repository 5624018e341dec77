import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column, Row } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';

import { ImportGames } from './ImportGames';
import { ExportEverything } from './ExportEverything';

/** Exporting everything on this device, and importing what another one exported. */
export function MoveGames() {
  const words = useWords(gamesWords).transfer;
  const [isBringing, bring] = useState(false);
  return (
    <Column gap="s">
      <Heading level={2}>{words.title}</Heading>
      <AppText variant="small" tone="inkSoft">
        {words.intro}
      </AppText>
      <Row gap="s">
        <ExportEverything />
        <Button kind="secondary" label={words.bring} onPress={() => bring(true)} />
      </Row>
      <BottomSheet open={isBringing} title={words.bring} onClose={() => bring(false)}>
        <ImportGames onDone={() => bring(false)} />
      </BottomSheet>
    </Column>
  );
}
