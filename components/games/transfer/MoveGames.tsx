import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column, Row } from '@/components/ui/layout';
import { Sheet } from '@/components/ui/Sheet';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import { exportAll } from '@/store/games/games';

import { BringIn } from './BringIn';
import { HandedText } from '@/components/transfer/HandedText';
import { useBeside } from './useBeside';

/** Handing on everything on this device, and bringing in what another one handed on. */
export function MoveGames() {
  const words = useWords(gamesWords).handing;
  const { beside } = useBeside();
  const [isBringing, bring] = useState(false);
  const [text, setText] = useState<string>();
  return (
    <Column gap="s">
      <Heading level={2}>{words.title}</Heading>
      <AppText variant="small" tone="inkSoft">
        {words.intro}
      </AppText>
      <Row gap="s">
        <Button kind="secondary" label={words.everything} onPress={() => void exportAll(beside).then(setText)} />
        <Button kind="secondary" label={words.bring} onPress={() => bring(true)} />
      </Row>
      <Sheet open={text !== undefined} title={words.everything} onClose={() => setText(undefined)}>
        <HandedText text={text ?? ''} name="everything" />
      </Sheet>
      <Sheet open={isBringing} title={words.bring} onClose={() => bring(false)}>
        <BringIn onDone={() => bring(false)} />
      </Sheet>
    </Column>
  );
}
