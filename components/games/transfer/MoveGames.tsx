import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column, Row } from '@/components/ui/layout';
import { Sheet } from '@/components/ui/Sheet';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';

import { BringIn } from './BringIn';
import { ExportEverything } from './ExportEverything';

/** Handing on everything on this device, and bringing in what another one handed on. */
export function MoveGames() {
  const words = useWords(gamesWords).handing;
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
      <Sheet open={isBringing} title={words.bring} onClose={() => bring(false)}>
        <BringIn onDone={() => bring(false)} />
      </Sheet>
    </Column>
  );
}
